import type { StoredProduct } from '../../shop/catalog-v1/product.js';
import { isInStock } from '../../shop/catalog-v1/stock.js';
import type { Variant } from '../../shop/catalog-v1/variant.js';
import { wireCostAndProfit, wirePrice } from './wire-price.js';

/** Who asks: `origin` is the emulator's own; `currency` the store's; `merchantData` adds cost and profit. */
export interface View {
  readonly origin: string;
  readonly currency: string;
  readonly merchantData: boolean;
}

/** Makes the stock of a variant. The quantity is absent where it is not tracked. */
export const wireVariantStock = ({ stock }: Variant) => ({
  trackQuantity: stock.trackInventory,
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  inStock: isInStock(stock),
});

/** Makes the platform's form of a variant of a product. */
export function wireVariant(product: StoredProduct, variant: Variant, view: View): object {
  const priceData = wirePrice(variant.price, product, view.currency);
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData,
      convertedPriceData: priceData,
      ...(view.merchantData &&
        variant.cost !== null && {
          costAndProfitData: wireCostAndProfit(variant.price, variant.cost, product.discount, view.currency),
        }),
      weight: variant.weight,
      sku: variant.sku,
      visible: variant.visible,
      ...(variant.productDimensions && { productDimensions: variant.productDimensions }),
      ...(variant.packageDimensions && { packageDimensions: variant.packageDimensions }),
    },
    stock: wireVariantStock(variant),
  };
}
