import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';
import type { CategoryApplicationErrors } from '../errors/category-error-code.js';

/** Options for `bulkRemoveItemFromCategories`. */
export interface BulkRemoveItemFromCategoriesOptions {
  /** Category IDs; from 1 to 100. */
  categoryIds: readonly string[];
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Response of `bulkRemoveItemFromCategories`. */
export type BulkRemoveItemFromCategoriesResponse = BulkResponse;

/** Application errors of `bulkRemoveItemFromCategories`. */
export type BulkRemoveItemFromCategoriesApplicationErrors =
  CategoryApplicationErrors<'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'>;

/**
 * Removes an item from several categories. Each category can fail on its own. Requires a merchant identity.
 *
 * @param item - The item.
 * @param options - Categories and their tree.
 * @returns The result for each category.
 * @throws `ApiError` with a code of {@link BulkRemoveItemFromCategoriesApplicationErrors}, such as
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
 * const item = (productId: string) => ({ catalogItemId: productId, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' });
 *
 * export const change = (productId: string, categoryIds: string[]) =>
 *   client.categories.bulkRemoveItemFromCategories(item(productId), { categoryIds, treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/remove-item
 */
export const bulkRemoveItemFromCategories = /* @__PURE__ */ operation<
  [item: ItemReference, options: BulkRemoveItemFromCategoriesOptions],
  BulkRemoveItemFromCategoriesResponse
>({
  id: 'stores.categories.bulkRemoveItemFromCategories',
  method: 'POST',
  path: '/categories/v1/bulk/categories/remove-item',
  args: ['item', '...options'],
});
