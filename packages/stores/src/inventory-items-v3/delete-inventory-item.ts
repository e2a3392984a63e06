import { operation } from '@cartwright/core';

/**
 * Deletes an inventory item. Requires a merchant identity.
 *
 * @param inventoryItemId - Inventory item ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the inventory item does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const remove = (id: string) => client.inventoryItemsV3.deleteInventoryItem(id);
 * ```
 * @see DELETE /stores/v3/inventory-items/{inventoryItemId}
 */
export const deleteInventoryItem = /* @__PURE__ */ operation<[inventoryItemId: string], void>({
  id: 'stores.inventoryItemsV3.deleteInventoryItem',
  method: 'DELETE',
  path: '/stores/v3/inventory-items/{inventoryItemId}',
  args: ['inventoryItemId'],
  returnsNothing: true,
  repeatable: true,
});
