import { operation } from '@cartwright/core';

/** How many of which variant. */
export interface DecrementData {
  /** The id of the product's stock. One of this and `productId`. */
  inventoryId?: string;
  /** The product's id. */
  productId?: string;
  /** The variant's id. `00000000-0000-0000-0000-000000000000` stands for a product whose variants are not managed. */
  variantId?: string;
  /** How many to take out: a whole number from 1 on. */
  decrementBy?: number;
  /** Whether it is part of an order that may come before the stock does. */
  preorderRequest?: boolean;
}

/**
 * Takes from the stock of variants: all of them, or none. Stock does not fall below zero, however many take at once. For
 * merchants. It may not be sent twice, so it is not tried again after it may have arrived.
 *
 * @param decrementData - Up to 300 variants, of one product or several.
 * @throws `ApiError` with status 428 `INSUFFICIENT_INVENTORY` when there is not enough, or
 *   `INVENTORY_QUANTITY_NOT_TRACKED` for a variant without quantities; 404 when there is no such product or variant; 400
 *   for a number below 1. Nothing is changed then.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const sold = (productId: string, variantId: string) =>
 *   client.inventory.decrementInventory([{ productId, variantId, decrementBy: 2 }]);
 * ```
 * @see POST /stores/v2/inventoryItems/decrement
 */
export const decrementInventory = /* @__PURE__ */ operation<[decrementData: DecrementData[]], void>({
  id: 'stores.inventory.decrementInventory',
  method: 'POST',
  path: '/stores/v2/inventoryItems/decrement',
  input: (decrementData) => ({ decrementData }),
  returnsNothing: true,
});
