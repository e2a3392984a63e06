import { operation } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import type { CategoryApplicationErrors } from './errors/category-error-code.js';

/** Application errors of `deleteCategory`. */
export type DeleteCategoryApplicationErrors = CategoryApplicationErrors<'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'>;

/**
 * Deletes a category and all its descendants. The items stay in their catalog. Requires a merchant identity.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteCategoryApplicationErrors}, such as
 * `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`.
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
 * export const remove = (id: string) => client.categories.deleteCategory(id, treeReference);
 * ```
 * @see DELETE /categories/v1/categories/{categoryId}
 */
export const deleteCategory = /* @__PURE__ */ operation<[categoryId: string, treeReference: TreeReference], void>({
  id: 'stores.categories.deleteCategory',
  method: 'DELETE',
  path: '/categories/v1/categories/{categoryId}',
  args: ['categoryId', 'treeReference'],
  repeatable: true,
});
