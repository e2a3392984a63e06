import { operation } from '@cartwright/core';

/** How many of which variant. */
export interface IncrementData {
  /** The id of the product's stock. One of this and `productId`. */
  inventoryId?: string;
  /** The product's id. */
  productId?: string;
  /** The variant's id. `00000000-0000-0000-0000-000000000000` stands for a product whose variants are not managed. */
  variantId?: string;
  /** How many to put back: a whole number from 1 on. */
  incrementBy?: number;
}

/**
 * Adds to the stock of variants: all of them, or none. For merchants. It may not be sent twice, so it is not tried again
 * after it may have arrived.
 *
 * @param incrementData - Up to 300 variants, of one product or several.
 * @throws `ApiError` with status 404 when there is no such product or variant, 428 `INVENTORY_QUANTITY_NOT_TRACKED` for one
 *   without quantities, 400 for a number below 1. Nothing is changed then.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const returned = (productId: string, variantId: string) =>
 *   client.inventory.incrementInventory([{ productId, variantId, incrementBy: 2 }]);
 * ```
 * @see POST /stores/v2/inventoryItems/increment
 */
export const incrementInventory = /* @__PURE__ */ operation<[incrementData: IncrementData[]], void>({
  id: 'stores.inventory.incrementInventory',
  method: 'POST',
  path: '/stores/v2/inventoryItems/increment',
  input: (incrementData) => ({ incrementData }),
  returnsNothing: true,
});
