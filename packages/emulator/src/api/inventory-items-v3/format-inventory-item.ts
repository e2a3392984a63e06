import type { Tenant } from '../../kernel/state/tenant.js';
import { InventoryDetails } from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import { getAvailability, preorderQuantity } from '../../shop/catalog-v3/inventory/availability.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';

/** Formats pre-order settings. Only an item with a tracked quantity has a limit. */
function formatPreorder({ preorder, quantity }: StoredInventoryItem): object {
  if (!preorder) return { enabled: false };
  const { counter, enabled, limit, message } = preorder;
  return {
    enabled,
    ...(message !== undefined && { message }),
    ...(quantity !== undefined && { limit, counter, quantity: preorderQuantity(preorder) }),
  };
}

const formatProduct = (
  { name }: StoredProduct,
  { brand, categoryIds, variant, variantName }: InventoryDetails,
): object => ({
  name,
  directCategoryIds: categoryIds,
  ...(variantName !== undefined && { variantName }),
  ...(variant?.sku !== undefined && { variantSku: variant.sku }),
  ...(variant?.barcode !== undefined && { variantBarcode: variant.barcode }),
  variantVisible: variant?.visible,
  ...(brand && { brand: { id: brand.id, name: brand.name } }),
});

/** Formats an inventory item with its product. */
export function formatDetails(details: InventoryDetails): object {
  const {
    createdDate,
    extendedFields,
    id,
    inStock,
    locationId,
    productId,
    quantity,
    revision,
    updatedDate,
    variantId,
  } = details.item;
  const { product } = details;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    variantId,
    locationId,
    productId,
    ...(quantity === undefined ? { inStock: inStock ?? false } : { quantity }),
    trackQuantity: quantity !== undefined,
    availabilityStatus: getAvailability(details.item),
    preorderInfo: formatPreorder(details.item),
    ...(product && { product: formatProduct(product, details) }),
    ...(extendedFields && { extendedFields }),
  };
}

/** Returns the function that formats an inventory item with its product. */
export const inventoryItemFormat =
  (tenant: Tenant) =>
  (item: StoredInventoryItem): object =>
    formatDetails(new InventoryDetails(tenant, item));
