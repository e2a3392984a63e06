import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import { requireEach } from '../../shared/require.js';
import type { BulkItemsToCategoryResult, ItemReference } from '../entity/item-reference.js';
import type { CategoryApplicationErrors } from '../errors/category-error-code.js';

/** Options for `bulkRemoveItemsFromCategory`. */
export interface BulkRemoveItemsFromCategoryOptions {
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Response of `bulkRemoveItemsFromCategory`. */
export type BulkRemoveItemsFromCategoryResponse = BulkResponse<BulkItemsToCategoryResult>;

/** Application errors of `bulkRemoveItemsFromCategory`. */
export type BulkRemoveItemsFromCategoryApplicationErrors =
  CategoryApplicationErrors<'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'>;

/**
 * Removes items from a category. Each can fail on its own. Change the items of a tree with one request at a time:
 * concurrent requests fail with `INVALID_REVISION`. Requires a merchant identity.
 *
 * @param categoryId - Category ID.
 * @param items - Items; from 1 to 1,000.
 * @param options - Tree of the category.
 * @returns The result for each item.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link BulkRemoveItemsFromCategoryApplicationErrors}, such as
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
 * export const change = (categoryId: string, productIds: string[]) =>
 *   client.categories.bulkRemoveItemsFromCategory(categoryId, productIds.map(item), { treeReference });
 * ```
 * @see POST /categories/v1/bulk/categories/{categoryId}/remove-items
 */
export const bulkRemoveItemsFromCategory = /* @__PURE__ */ operation<
  [categoryId: string, items: readonly ItemReference[], options: BulkRemoveItemsFromCategoryOptions],
  BulkRemoveItemsFromCategoryResponse
>({
  id: 'stores.categories.bulkRemoveItemsFromCategory',
  method: 'POST',
  path: '/categories/v1/bulk/categories/{categoryId}/remove-items',
  args: ['categoryId', 'items', '...options'],
  prepare: (categoryId, items) => requireEach(items, 'items'),
});
