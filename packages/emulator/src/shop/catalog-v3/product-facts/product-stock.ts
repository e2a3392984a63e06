import type { Tenant } from '../../../kernel/state/tenant.js';
import { getAvailability } from '../inventory/availability.js';
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

/** Stock of a variant at the default location. A variant without an inventory item is out of stock. */
export function variantStock(tenant: Tenant, { id }: StoredVariant): VariantStock {
  const item = findInventoryItem(tenant, id);
  const availability = getAvailability(item);
  return {
    inStock: availability === 'IN_STOCK',
    preorderEnabled: item?.preorder?.enabled ?? false,
    isPreorder: availability === 'PREORDER',
  };
}

const share = <T>(
  stocks: readonly VariantStock[],
  has: (stock: VariantStock) => boolean,
  [all, none, some]: [T, T, T],
) => (stocks.every(has) ? all : stocks.some(has) ? some : none);

/** Stock of a product at the default location. */
export function productStock(tenant: Tenant, { variants }: StoredProduct): ProductStock {
  const stocks = variants.map((variant) => variantStock(tenant, variant));
  return {
    availability: share(stocks, ({ inStock }) => inStock, ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']),
    preorderStatus: share(stocks, ({ preorderEnabled }) => preorderEnabled, [
      ...(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const),
    ]),
    preorderAvailability: share(stocks, ({ isPreorder }) => isPreorder, [
      ...(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const),
    ]),
  };
}
