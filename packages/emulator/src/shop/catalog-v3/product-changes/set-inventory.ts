import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type Preorder, type Stock, type StoredInventoryItem, inventoryItemId } from '../inventory/inventory-item.js';
import { checkPreorder, setInventoryItem } from '../inventory/set-inventory-item.js';
import { defaultLocationId } from '../locations/location.js';
import type { StoredProduct } from '../products/product.js';
import { refuse } from './refuse.js';

/** Stock of a variant at the default location. */
export interface VariantInventory {
  /** ID of the inventory item, if it exists. */
  readonly id?: string;
  readonly stock: Stock;
  readonly preorder?: Preorder;
}

/**
 * Sets the inventory of the variants of a product.
 *
 * @param inventory - Inventory of each variant, in their order. `undefined` leaves it unchanged.
 * @returns The inventory items that were created or changed.
 * @throws {ApplicationError} 428 `PRODUCT_RESTRICTION_ERROR` for the inventory item of another variant,
 * `PREORDER_VALIDATION_ERROR` for a digital product and a product with subscriptions
 */
export const setInventory = (
  tenant: Tenant,
  product: StoredProduct,
  inventory: readonly (VariantInventory | undefined)[],
): StoredInventoryItem[] =>
  product.variants.flatMap((variant, index) => {
    const wanted = inventory[index];
    if (!wanted) return [];
    const { id, preorder, stock } = wanted;
    if (id !== undefined && id !== inventoryItemId(variant.id, defaultLocationId)) {
      const description = 'The inventory item belongs to another variant.';
      refuse('PRODUCT_RESTRICTION_ERROR', description, { variantId: variant.id, inventoryItemId: id });
    }
    try {
      checkPreorder(product, preorder);
    } catch (error) {
      if (error instanceof ApplicationError)
        refuse('PREORDER_VALIDATION_ERROR', error.message, { variantId: variant.id });
      throw error;
    }
    const ids = { productId: product.id, variantId: variant.id };
    return [setInventoryItem(tenant, { ...ids, stock, ...(preorder && { preorder }) })];
  });
