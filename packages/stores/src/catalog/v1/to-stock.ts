import type { StoreVariant } from '../../products/store-variants/store-variant.js';
import type { CatalogStock, CatalogVariantStock } from '../model/stock.js';

/** Stock of a product or variant of Catalog V1. */
interface V1Stock {
  readonly quantity?: number | null;
  readonly inStock?: boolean;
}

/** Converts a stock. The quantity is that of a tracked inventory. */
export function toStock(
  { quantity, inStock }: V1Stock,
  isTracked: boolean | undefined,
  { enabled, limit, message }: NonNullable<StoreVariant['preorderInfo']> = {},
): CatalogStock {
  const counted = isTracked && typeof quantity === 'number' ? { quantity } : {};
  if (inStock !== false && counted.quantity !== 0) return { availability: 'IN_STOCK', ...counted };
  if (!enabled || limit === 0) return { availability: 'OUT_OF_STOCK' };
  return {
    availability: 'PREORDER',
    ...(typeof limit === 'number' && { quantity: limit }),
    ...(message && { preorderMessage: message }),
  };
}

/** Converts the stock of a store variant. */
export const toVariantStock = ({
  productId = '',
  variantId = '',
  stock = {},
  preorderInfo,
}: StoreVariant): CatalogVariantStock => ({
  productId,
  variantId,
  ...toStock(stock, stock.trackQuantity, preorderInfo),
});
