import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';
import type { CategoryApplicationErrors } from '../errors/category-error-code.js';

/** Options for `bulkAddItemToCategories`. */
export interface BulkAddItemToCategoriesOptions {
  /** Category IDs; from 1 to 100. */
  categoryIds: readonly string[];
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Response of `bulkAddItemToCategories`. */
export type BulkAddItemToCategoriesResponse = BulkResponse;

/** Application errors of `bulkAddItemToCategories`. */
export type BulkAddItemToCategoriesApplicationErrors =
  CategoryApplicationErrors<'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'>;

/**
 * Adds an item to several categories. Each category can fail on its own. Requires a merchant identity.
 *
 * @param item - The item.
 * @param options - Categories and their tree.
 * @returns The result for each category.
 * @throws `ApiError` with a code of {@link BulkAddItemToCategoriesApplicationErrors}, such as
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
 *   client.categories.bulkAddItemToCategories(item(productId), { categoryIds, treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/add-item
 */
export const bulkAddItemToCategories = /* @__PURE__ */ operation<
  [item: ItemReference, options: BulkAddItemToCategoriesOptions],
  BulkAddItemToCategoriesResponse
>({
  id: 'stores.categories.bulkAddItemToCategories',
  method: 'POST',
  path: '/categories/v1/bulk/categories/add-item',
  args: ['item', '...options'],
});
