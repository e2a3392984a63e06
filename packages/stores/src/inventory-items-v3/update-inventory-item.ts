import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../catalog-v3/inventory-item.js';
import type { ReasonType } from './enumerations.js';
import type { InventoryItemApplicationErrors } from './errors/inventory-item-error-code.js';

/** Fields of an inventory item to update. `revision` is required. */
export type UpdateInventoryItem = InventoryItem & { revision: string | null };

/** Options for `updateInventoryItem`. */
export interface UpdateInventoryItemOptions {
  /** Reason of the change. */
  reason?: ReasonType;
}

/** Application errors of `updateInventoryItem`. */
export type UpdateInventoryItemApplicationErrors = InventoryItemApplicationErrors<
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'PRE_ORDER_VALIDATION'
>;

/**
 * Updates an inventory item. Setting `quantity` clears `inStock` and the reverse. Requires a merchant identity.
 *
 * @param _id - Inventory item ID.
 * @param inventoryItem - Fields to update, with the current `revision`.
 * @param options - Reason of the change.
 * @returns The updated inventory item, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the inventory item does not exist.
 * @throws `ApiError` with a code of {@link UpdateInventoryItemApplicationErrors}, such as
 * `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const restock = (id: string, revision: string) =>
 *   client.inventoryItemsV3.updateInventoryItem(id, { revision, quantity: 20 }, { reason: 'MANUAL' });
 * ```
 * @see PATCH /stores/v3/inventory-items/{inventoryItem.id}
 */
export const updateInventoryItem = /* @__PURE__ */ operation<
  [_id: string, inventoryItem: UpdateInventoryItem, options?: UpdateInventoryItemOptions],
  InventoryItem
>({
  id: 'stores.inventoryItemsV3.updateInventoryItem',
  method: 'PATCH',
  path: '/stores/v3/inventory-items/{inventoryItem.id}',
  args: ['inventoryItem._id', 'inventoryItem', '...options'],
  request: { inventoryItem: inventoryItemShape },
  response: { inventoryItem: inventoryItemShape },
  unwrap: 'inventoryItem',
});
