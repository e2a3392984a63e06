import type { Tenant } from '../../kernel/state/tenant.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import { isTracked, getPreorder, stockUpdated, supplies } from '../../shop/catalog-v1/inventory-item.js';
import type { StoredProduct } from '../../shop/catalog-v1/product.js';
import { isInStock, preorderable } from '../../shop/catalog-v1/stock.js';
import type { Supply } from '../../shop/catalog-v1/supply.js';

/** Formats the stock and pre-order settings of a variant as the platform does. */
const formatSupply = ({ id, preorder, stock }: Supply & { readonly id: string }): object => ({
  variantId: id,
  inStock: isInStock(stock),
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  availableForPreorder: !isInStock(stock) && preorderable(preorder) > 0,
});

/** Formats the inventory item of a product as the platform does, with all variants or the requested ones. */
export function formatInventoryItem(
  tenant: Tenant,
  product: StoredProduct,
  variantIds: readonly string[] = [],
): object {
  const { enabled = false, limit = 0, message = '' } = getPreorder(product) ?? {};
  return {
    id: inventoryItemId(product.id),
    externalId: product.id,
    productId: product.id,
    trackQuantity: isTracked(product),
    variants: supplies(product)
      .filter(({ id }) => variantIds.length === 0 || variantIds.includes(id))
      .map(formatSupply),
    lastUpdated: stockUpdated(tenant, product),
    numericId: product.numericId,
    preorderInfo: { enabled, ...(message && { message }), ...(limit > 0 && { limit }) },
  };
}
