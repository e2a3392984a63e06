import { operation } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';

/** Options for `listCategoriesForItem`. */
export interface ListCategoriesForItemOptions {
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Response of `listCategoriesForItem`. */
export interface ListCategoriesForItemResponse {
  /** IDs of the categories that contain the item. */
  directCategoryIds?: string[];
  /** IDs of these categories and their ancestors. */
  allCategoryIds?: string[];
}

/**
 * Lists the categories that contain an item.
 *
 * @param item - The item.
 * @param options - Tree of the categories.
 * @returns The IDs of the categories, without and with their ancestors.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
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
 * export const categoryIds = async (productId: string) =>
 *   (await client.categories.listCategoriesForItem(item(productId), { treeReference })).directCategoryIds;
 * ```
 * @see GET /categories/v1/categories/list-categories-for-item
 */
export const listCategoriesForItem = /* @__PURE__ */ operation<
  [item: ItemReference, options: ListCategoriesForItemOptions],
  ListCategoriesForItemResponse
>({
  id: 'stores.categories.listCategoriesForItem',
  method: 'GET',
  path: '/categories/v1/categories/list-categories-for-item',
  fallback: '/categories/v1/categories/list-categories-for-item',
  args: ['item', '...options'],
  repeatable: true,
});
