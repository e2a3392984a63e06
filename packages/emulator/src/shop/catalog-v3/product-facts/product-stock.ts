import type { Tenant } from '../../../kernel/state/tenant.js';
import { availabilityOf } from '../inventory/availability.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { findInventoryItem } from '../inventory/set-inventory-item.js';
import type { StoredProduct, StoredVariant } from '../products/product.js';

/** Stock of a variant at the default location. */
export interface VariantStock {
  readonly inStock: boolean;
  /** Whether pre-orders are enabled, even while the variant is in stock. */
  readonly preorderEnabled: boolean;
  /** Whether the variant can be pre-ordered now. */
  readonly isPreorder: boolean;
}

/** Stock of a product at the default location. */
export interface ProductStock {
  readonly availability: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
  readonly preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED';
  readonly preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS';
}

/** Stock of a variant with the given inventory item. A variant without one is out of stock. */
export function stockOfItem(item: StoredInventoryItem | undefined): VariantStock {
  const availability = availabilityOf(item);
  return {
    inStock: availability === 'IN_STOCK',
    preorderEnabled: item?.preorder?.enabled ?? false,
    isPreorder: availability === 'PREORDER',
  };
}

/** Stock of a variant at the default location. */
export const variantStock = (tenant: Tenant, { id }: StoredVariant): VariantStock =>
  stockOfItem(findInventoryItem(tenant, id));

const share = <T>(
  stocks: readonly VariantStock[],
  has: (stock: VariantStock) => boolean,
  [all, none, some]: [T, T, T],
) => (stocks.every(has) ? all : stocks.some(has) ? some : none);

/** Stock of a product whose variants have the given stock. */
export const combinedStock = (stocks: readonly VariantStock[]): ProductStock => ({
  availability: share(stocks, ({ inStock }) => inStock, ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']),
  preorderStatus: share(stocks, ({ preorderEnabled }) => preorderEnabled, [
    ...(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const),
  ]),
  preorderAvailability: share(stocks, ({ isPreorder }) => isPreorder, [
    ...(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const),
  ]),
});

/** Stock of a product at the default location. */
export const productStock = (tenant: Tenant, { variants }: StoredProduct): ProductStock =>
  combinedStock(variants.map((variant) => variantStock(tenant, variant)));
