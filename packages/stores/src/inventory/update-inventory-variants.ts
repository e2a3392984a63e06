import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** What to change of a product's stock. */
export type UpdateInventoryVariantsInventoryItem = Omit<InventoryItemV2, 'productId'>;

/**
 * Sets a product's stock: whether quantities are tracked, the quantity of each variant or whether it is in stock, and
 * whether the product may be ordered before it is there. For merchants.
 *
 * @param productId - The product's id.
 * @param inventoryItem - The stock. **Always give `trackQuantity`**: left out, it is taken for `false`, for all variants.
 *   Variants that are not in the list keep their quantities.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is no such product or variant, 400 for a quantity below zero.
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
  args: ['productId', 'inventoryItem'],
  input: (productId, inventoryItem) => ({ inventoryItem: { ...inventoryItem, productId } }),
  request: { inventoryItem: inventoryItemShape },
  returnsNothing: true,
  repeatable: true,
});
