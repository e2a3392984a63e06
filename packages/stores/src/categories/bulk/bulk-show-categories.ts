import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import { requireEach } from '../../shared/require.js';
import { categoryShape } from '../entity/category.js';
import type { CategoryBulkResponse, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** Options for `bulkShowCategories`. */
export interface BulkShowCategoriesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
  /**
   * Whether to return the categories.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Call signature of `bulkShowCategories`. */
export interface BulkShowCategoriesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    categoryIds: readonly string[],
    options?: BulkShowCategoriesOptions<Field>,
    request?: RequestOptions,
  ): Promise<CategoryBulkResponse<Field>>;
}

/**
 * Shows several categories. Each can fail on its own; those with a hidden parent stay hidden. Requires a merchant
 * identity.
 *
 * @param categoryIds - Category IDs; from 1 to 100.
 * @param options - Tree, whether to return the categories, and fields on request.
 * @returns The result for each category.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const show = (ids: string[]) => client.categories.bulkShowCategories(ids, { treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/show
 */
export const bulkShowCategories = /* @__PURE__ */ operation<BulkShowCategoriesSignature>({
  id: 'stores.categories.bulkShowCategories',
  method: 'POST',
  path: '/categories/v1/bulk/categories/show',
  args: ['categoryIds', '...options'],
  prepare: (categoryIds) => requireEach(categoryIds, 'categoryIds'),
  response: { results: { category: categoryShape } },
});
