import { operation } from '@cartwright/core';

/** Quantity to subtract from the inventory of a variant. */
export interface DecrementData {
  /** Inventory item ID. Set either this or `productId`. */
  inventoryId?: string;
  /** Product ID. Set either this or `inventoryId`. */
  productId?: string;
  /** Variant ID. `00000000-0000-0000-0000-000000000000` for a product without managed variants. */
  variantId?: string;
  /** Quantity to subtract: an integer, at least 1. */
  decrementBy?: number;
  /** Whether the change belongs to a pre-order. */
  preorderRequest?: boolean;
}

/**
 * Subtracts from the inventory of variants. Either every change is applied or none, and a quantity never falls below
 * zero, even with concurrent requests. Requires a merchant identity. Not idempotent: the request is not retried once
 * the platform may have received it.
 *
 * @param decrementData - Variants and quantities; at most 300, of one product or several.
 * @throws `ApiError` with status 428 `INSUFFICIENT_INVENTORY` when the quantity in stock is too low,
 * `INVENTORY_QUANTITY_NOT_TRACKED` for a variant whose quantity is not tracked. The inventory is then unchanged.
 * @throws `ApiError` with status 404 when the product or variant does not exist; 400 for a quantity below 1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const decrementStock = (productId: string, variantId: string) =>
 *   client.inventory.decrementInventory([{ productId, variantId, decrementBy: 2 }]);
 * ```
 * @see POST /stores/v2/inventoryItems/decrement
 * @see https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/inventory/decrement-inventory
 */
export const decrementInventory = /* @__PURE__ */ operation<[decrementData: DecrementData[]], void>({
  id: 'stores.inventory.decrementInventory',
  method: 'POST',
  path: '/stores/v2/inventoryItems/decrement',
  args: ['decrementData'],
  returnsNothing: true,
});
