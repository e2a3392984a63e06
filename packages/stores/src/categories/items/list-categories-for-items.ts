import { operation } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import { requireEach } from '../../shared/require.js';
import type { ItemReference } from '../entity/item-reference.js';

/** Options for `listCategoriesForItems`. */
export interface ListCategoriesForItemsOptions {
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Categories of an item. */
export interface MapItemToCategories {
  /** The item. */
  item?: ItemReference;
  /** IDs of the categories that contain the item. */
  directCategoryIds?: string[];
  /** IDs of the ancestors of these categories. */
  indirectCategoryIds?: string[];
}

/** Response of `listCategoriesForItems`. */
export interface ListCategoriesForItemsResponse {
  /** Categories of each item. */
  categoriesForItems?: MapItemToCategories[];
}

/**
 * Lists the categories that contain each of several items.
 *
 * @param items - The items; from 1 to 100.
 * @param options - Tree of the categories.
 * @returns The IDs of the categories for each item, without their ancestors and those of the ancestors.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
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
 * export const getCategories = async (productIds: string[]) =>
 *   (await client.categories.listCategoriesForItems(productIds.map(item), { treeReference })).categoriesForItems;
 * ```
 * @see POST /categories/v1/categories/list-categories-for-items
 */
export const listCategoriesForItems = /* @__PURE__ */ operation<
  [items: readonly ItemReference[], options: ListCategoriesForItemsOptions],
  ListCategoriesForItemsResponse
>({
  id: 'stores.categories.listCategoriesForItems',
  method: 'POST',
  path: '/categories/v1/categories/list-categories-for-items',
  args: ['items', '...options'],
  prepare: (items) => requireEach(items, 'items'),
  repeatable: true,
});
