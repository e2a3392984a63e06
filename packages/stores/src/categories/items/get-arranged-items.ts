import { operation } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';

/** Response of `getArrangedItems`. */
export interface GetArrangedItemsResponse {
  /** Arranged items; at most 100. */
  items?: ItemReference[];
}

/**
 * Gets the arranged items of a category, without the others.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @returns The arranged items, in their order.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const arranged = async (id: string) => (await client.categories.getArrangedItems(id, treeReference)).items;
 * ```
 * @see GET /categories/v1/categories/{categoryId}/arranged-items
 */
export const getArrangedItems = /* @__PURE__ */ operation<
  [categoryId: string, treeReference: TreeReference],
  GetArrangedItemsResponse
>({
  id: 'stores.categories.getArrangedItems',
  method: 'GET',
  path: '/categories/v1/categories/{categoryId}/arranged-items',
  args: ['categoryId', 'treeReference'],
  repeatable: true,
});
