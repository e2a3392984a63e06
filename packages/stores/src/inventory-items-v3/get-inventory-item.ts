import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../catalog-v3/inventory-item.js';

/**
 * Gets an inventory item.
 *
 * @param inventoryItemId - Inventory item ID.
 * @returns The inventory item.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the inventory item does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const quantity = async (id: string) => (await client.inventoryItemsV3.getInventoryItem(id)).quantity;
 * ```
 * @see GET /stores/v3/inventory-items/{inventoryItemId}
 */
export const getInventoryItem = /* @__PURE__ */ operation<[inventoryItemId: string], InventoryItem>({
  id: 'stores.inventoryItemsV3.getInventoryItem',
  method: 'GET',
  path: '/stores/v3/inventory-items/{inventoryItemId}',
  args: ['inventoryItemId'],
  response: { inventoryItem: inventoryItemShape },
  unwrap: 'inventoryItem',
  repeatable: true,
});
