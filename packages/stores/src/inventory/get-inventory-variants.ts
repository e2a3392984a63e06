import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** Which variants to answer with. */
export interface GetInventoryVariantsOptions {
  /** Those with these ids. Default: all. */
  variantIds?: string[];
  /** The product's id, where the id of its stock is not known. */
  productId?: string;
  /** The id of the stock again. */
  inventoryId?: string;
  /**
   * The product's id.
   *
   * @deprecated Give `productId`.
   */
  externalId?: string;
}

/** The answer of `getInventoryVariants`. */
export interface GetInventoryVariantsResponse {
  /** The product's stock. */
  inventoryItem?: InventoryItemV2;
}

/**
 * Gets the stock of a product's variants.
 *
 * @param inventoryId - The id of the product's stock: its `inventoryItemId`.
 * @param options - Which variants. Default: all.
 * @returns The stock.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const left = async (inventoryItemId: string) =>
 *   (await client.inventory.getInventoryVariants(inventoryItemId)).inventoryItem?.variants?.map(
 *     ({ variantId, quantity }) => [variantId, quantity],
 *   );
 * ```
 * @see POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants
 */
export const getInventoryVariants = /* @__PURE__ */ operation<
  [inventoryId: string, options?: GetInventoryVariantsOptions],
  GetInventoryVariantsResponse
>({
  id: 'stores.inventory.getInventoryVariants',
  method: 'POST',
  path: '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  args: ['inventoryId', 'options'],
  input: (inventoryId, options) => ({ ...options, inventoryId }),
  response: { inventoryItem: inventoryItemShape },
  repeatable: true,
});
