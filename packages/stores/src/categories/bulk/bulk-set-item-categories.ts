import { operation } from '@cartwright/core';
import type { BulkActionMetadata, BulkItemResult } from '../../shared/bulk-results.js';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';
import type { CategoryApplicationErrors } from '../errors/category-error-code.js';

/** Options for `bulkSetItemCategories`. */
export interface BulkSetItemCategoriesOptions {
  /** Category IDs; at most 1,000. */
  categoryIds?: readonly string[];
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Response of `bulkSetItemCategories`. */
export interface BulkSetItemCategoriesResponse {
  /** Result for each category that the item is added to. */
  addResults?: BulkItemResult[];
  /** Result for each category that the item is removed from. */
  removeResults?: BulkItemResult[];
  /** Numbers of succeeded and failed categories. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Application errors of `bulkSetItemCategories`. */
export type BulkSetItemCategoriesApplicationErrors =
  CategoryApplicationErrors<'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'>;

/**
 * Sets the categories of an item: adds it to the given ones, and removes it from all others. Each category can fail on
 * its own. Requires a merchant identity.
 *
 * @param item - The item.
 * @param options - Categories and their tree.
 * @returns The result for each category that the item is added to or removed from.
 * @throws `ApiError` with a code of {@link BulkSetItemCategoriesApplicationErrors}, such as
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
 * export const assign = (productId: string, categoryIds: string[]) =>
 *   client.categories.bulkSetItemCategories(item(productId), { categoryIds, treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/set-item-categories
 */
export const bulkSetItemCategories = /* @__PURE__ */ operation<
  [item: ItemReference, options?: BulkSetItemCategoriesOptions],
  BulkSetItemCategoriesResponse
>({
  id: 'stores.categories.bulkSetItemCategories',
  method: 'POST',
  path: '/categories/v1/bulk/categories/set-item-categories',
  args: ['item', '...options'],
});
