import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** Options for `getInventoryVariants`. */
export interface GetInventoryVariantsOptions {
  /** IDs of the variants to return. Without them, all variants. */
  variantIds?: string[];
  /** Product ID, when the inventory item ID is not known. */
  productId?: string;
  /** Inventory item ID. Overridden by the `inventoryId` argument. */
  inventoryId?: string;
  /**
   * Product ID.
   *
   * @deprecated Use `productId`.
   */
  externalId?: string;
}

/** Response of `getInventoryVariants`. */
export interface GetInventoryVariantsResponse {
  /** Inventory item of the product. */
  inventoryItem?: InventoryItemV2;
}

/**
 * Gets the inventory of a product's variants.
 *
 * @param inventoryId - Inventory item ID (GUID): the product's `inventoryItemId`.
 * @param options - Which variants to return. Without them, all variants.
 * @returns The inventory item.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const quantitiesInStock = async (inventoryItemId: string) =>
 *   (await client.inventory.getInventoryVariants(inventoryItemId)).inventoryItem?.variants?.map(
 *     ({ variantId, quantity }) => [variantId, quantity],
 *   );
 * ```
 * @see POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants
 * @see https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/inventory/get-inventory-variants
 */
export const getInventoryVariants = /* @__PURE__ */ operation<
  [inventoryId: string, options?: GetInventoryVariantsOptions],
  GetInventoryVariantsResponse
>({
  id: 'stores.inventory.getInventoryVariants',
  method: 'POST',
  path: '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  args: ['inventoryId', '...options'],
  response: { inventoryItem: inventoryItemShape },
  repeatable: true,
});
