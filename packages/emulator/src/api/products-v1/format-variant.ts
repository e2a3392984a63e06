import type { Origins } from '../../kernel/origins.js';
import type { StoredProduct } from '../../shop/catalog-v1/product.js';
import { isInStock } from '../../shop/catalog-v1/stock.js';
import type { Variant } from '../../shop/catalog-v1/variant.js';
import { formatCostAndProfit, formatPrice } from './format-price.js';

/** The caller's view: `origin` is the emulator's, `currency` the store's; `merchantData` adds cost and profit. */
export interface View {
  readonly origin: Origins;
  readonly currency: string;
  readonly merchantData: boolean;
}

/** Formats the stock of a variant. The quantity is absent if it is not tracked. */
export const formatVariantStock = ({ stock }: Variant) => ({
  trackQuantity: stock.trackInventory,
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  inStock: isInStock(stock),
});

/** Formats a variant of a product as the platform does. */
export function formatVariant(product: StoredProduct, variant: Variant, view: View): object {
  const priceData = formatPrice(variant.price, product, view.currency);
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData,
      convertedPriceData: priceData,
      ...(view.merchantData &&
        variant.cost !== null && {
          costAndProfitData: formatCostAndProfit(variant.price, variant.cost, product.discount, view.currency),
        }),
      weight: variant.weight,
      sku: variant.sku,
      visible: variant.visible,
      ...(variant.productDimensions && { productDimensions: variant.productDimensions }),
      ...(variant.packageDimensions && { packageDimensions: variant.packageDimensions }),
    },
    stock: formatVariantStock(variant),
  };
}
