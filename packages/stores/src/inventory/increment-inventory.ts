import { operation } from '@cartwright/core';

/** Quantity to add to the inventory of a variant. */
export interface IncrementData {
  /** Inventory item ID. Set either this or `productId`. */
  inventoryId?: string;
  /** Product ID. Set either this or `inventoryId`. */
  productId?: string;
  /** Variant ID. `00000000-0000-0000-0000-000000000000` for a product without managed variants. */
  variantId?: string;
  /** Quantity to add: an integer, at least 1. */
  incrementBy?: number;
}

/**
 * Adds to the inventory of variants. Either every change is applied or none. Requires a merchant identity. Not
 * idempotent: the request is not retried once the platform may have received it.
 *
 * @param incrementData - Variants and quantities; at most 300, of one product or several.
 * @throws `ApiError` with status 404 when the product or variant does not exist; 428 `INVENTORY_QUANTITY_NOT_TRACKED`
 * for a variant whose quantity is not tracked; 400 for a quantity below 1. The inventory is then unchanged.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const incrementStock = (productId: string, variantId: string) =>
 *   client.inventory.incrementInventory([{ productId, variantId, incrementBy: 2 }]);
 * ```
 * @see POST /stores/v2/inventoryItems/increment
 * @see https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/inventory/increment-inventory
 */
export const incrementInventory = /* @__PURE__ */ operation<[incrementData: IncrementData[]], void>({
  id: 'stores.inventory.incrementInventory',
  method: 'POST',
  path: '/stores/v2/inventoryItems/increment',
  args: ['incrementData'],
  returnsNothing: true,
});
