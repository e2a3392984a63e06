import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import { requireEach } from '../../shared/require.js';
import { categoryShape, type Category } from '../entity/category.js';
import type { CategoryApplicationErrors, CategoryValidationErrors } from '../errors/category-error-code.js';
import type { CategoryBulkResponse, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** A category to update. */
export interface MaskedCategory {
  /** The category’s `_id`, its current `revision` and the fields to update. */
  category: Category;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateCategories`. */
export interface BulkUpdateCategoriesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
  /**
   * Whether to return the categories.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Application errors of `bulkUpdateCategories`. */
export type BulkUpdateCategoriesApplicationErrors = CategoryApplicationErrors<'UPDATE_OF_FIELD_NOT_ALLOWED'>;

/** Violated validation rules of `bulkUpdateCategories`. */
export type BulkUpdateCategoriesValidationErrors = CategoryValidationErrors<'INVALID_SLUG_FORMAT'>;

/** Call signature of `bulkUpdateCategories`. */
export interface BulkUpdateCategoriesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    categories: readonly MaskedCategory[],
    options?: BulkUpdateCategoriesOptions<Field>,
    request?: RequestOptions,
  ): Promise<CategoryBulkResponse<Field>>;
}

/**
 * Updates several categories. Each can fail on its own. Requires a merchant identity.
 *
 * @param categories - Categories to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Tree, whether to return the categories, and fields on request.
 * @returns The result for each category.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateCategoriesApplicationErrors}, such as
 * `UPDATE_OF_FIELD_NOT_ALLOWED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkUpdateCategoriesValidationErrors}, such as
 * `INVALID_SLUG_FORMAT`.
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
 * export const rename = (category: { _id: string; revision: string }, name: string) =>
 *   client.categories.bulkUpdateCategories([{ category: { ...category, name } }], { treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/update
 */
export const bulkUpdateCategories = /* @__PURE__ */ operation<BulkUpdateCategoriesSignature>({
  id: 'stores.categories.bulkUpdateCategories',
  method: 'POST',
  path: '/categories/v1/bulk/categories/update',
  args: ['categories', '...options'],
  prepare: (categories) => requireEach(categories, 'categories'),
  request: { categories: { category: categoryShape, fieldMask } },
  response: { results: { category: categoryShape } },
});
