import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** Inventory fields to update. */
export type UpdateInventoryVariantsInventoryItem = Omit<InventoryItemV2, 'productId'>;

/**
 * Sets a product's inventory: quantity tracking, the quantity or availability of each variant, and the pre-order
 * settings. Requires a merchant identity.
 *
 * @param productId - Product ID (GUID).
 * @param inventoryItem - Inventory to set. **Always set `trackQuantity`**: when absent, the platform assumes `false`
 * for all variants. Variants that are not listed keep their quantities.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product or variant does not exist, 400 for a negative quantity.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const restock = (productId: string, variantId: string) =>
 *   client.inventory.updateInventoryVariants(productId, {
 *     trackQuantity: true,
 *     variants: [{ variantId, quantity: 12 }],
 *   });
 * ```
 * @see PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}
 */
export const updateInventoryVariants = /* @__PURE__ */ operation<
  [productId: string, inventoryItem: UpdateInventoryVariantsInventoryItem],
  void
>({
  id: 'stores.inventory.updateInventoryVariants',
  method: 'PATCH',
  path: '/stores/v2/inventoryItems/product/{inventoryItem.productId}',
  args: ['inventoryItem.productId', 'inventoryItem'],
  request: { inventoryItem: inventoryItemShape },
  returnsNothing: true,
  repeatable: true,
});
