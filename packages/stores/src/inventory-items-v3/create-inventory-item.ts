import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../catalog-v3/inventory-item.js';
import type {
  InventoryItemApplicationErrors,
  InventoryItemValidationErrors,
} from './errors/inventory-item-error-code.js';

/** Application errors of `createInventoryItem`. */
export type CreateInventoryItemApplicationErrors = InventoryItemApplicationErrors<
  'ITEM_ALREADY_EXISTS' | 'PRE_ORDER_VALIDATION'
>;

/** Violated validation rules of `createInventoryItem`. */
export type CreateInventoryItemValidationErrors = InventoryItemValidationErrors<
  | 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'
  | 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'
  | 'DUPLICATE_BULK_UPSERT_KEY'
>;

/**
 * Creates the inventory item of a variant at a location. Requires a merchant identity.
 *
 * @param inventoryItem - Inventory item to create. `variantId`, `productId` and either `quantity` or `inStock` are
 * required. Without `locationId`, the default location.
 * @returns The created inventory item.
 * @throws `ApiError` with a code of {@link CreateInventoryItemApplicationErrors}, such as `ITEM_ALREADY_EXISTS`.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateInventoryItemValidationErrors}, such as
 * `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const create = (productId: string, variantId: string) =>
 *   client.inventoryItemsV3.createInventoryItem({ productId, variantId, quantity: 12 });
 * ```
 * @see POST /stores/v3/inventory-items
 */
export const createInventoryItem = /* @__PURE__ */ operation<[inventoryItem: InventoryItem], InventoryItem>({
  id: 'stores.inventoryItemsV3.createInventoryItem',
  method: 'POST',
  path: '/stores/v3/inventory-items',
  args: ['inventoryItem'],
  request: { inventoryItem: inventoryItemShape },
  response: { inventoryItem: inventoryItemShape },
  unwrap: 'inventoryItem',
});
