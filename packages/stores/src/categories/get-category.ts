import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape } from './entity/category.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Options for `getCategory`. */
export type GetCategoryOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `getCategory`. */
export interface GetCategorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    categoryId: string,
    treeReference: TreeReference,
    options?: GetCategoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<CategoryWith<Field>>;
}

/**
 * Gets a category, hidden ones too.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @param options - Fields on request to return.
 * @returns The category.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the category does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const describe = async (id: string) =>
 *   (await client.categories.getCategory(id, treeReference, { fields: ['DESCRIPTION'] })).description;
 * ```
 * @see GET /categories/v1/categories/{categoryId}
 */
export const getCategory = /* @__PURE__ */ operation<GetCategorySignature>({
  id: 'stores.categories.getCategory',
  method: 'GET',
  path: '/categories/v1/categories/{categoryId}',
  args: ['categoryId', 'treeReference', '...options'],
  response: { category: categoryShape },
  unwrap: 'category',
  repeatable: true,
});
