import type { CatalogProduct, CatalogProductSummary } from './model/product.js';
import type { CatalogStock, CatalogStockStatus, CatalogVariantStock } from './model/stock.js';

/** Availability of a product whose variants have these stocks. */
function combineStatuses(stocks: readonly CatalogStock[]): CatalogStockStatus {
  const inStock = stocks.filter(({ availability }) => availability === 'IN_STOCK').length;
  if (inStock > 0) return inStock === stocks.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
  return stocks.some(({ availability }) => availability === 'PREORDER') ? 'PREORDER' : 'OUT_OF_STOCK';
}

/**
 * Adds the stock of `getStock` to a product: quantities, which Catalog V3 does not return with products, and pre-orders,
 * which Catalog V1 does not.
 *
 * @param product - Product, or product of a list.
 * @param stock - Stock of its variants. That of other products is ignored.
 * @returns The product with the stock, for the selection helpers. The argument is not modified.
 * @example
 * ```ts
 * import { withStock, type Catalog } from '@cartwright/stores/catalog';
 *
 * export async function getProductPage(catalog: Catalog, slug: string) {
 *   const product = await catalog.getProduct({ slug });
 *   return product && withStock(product, await catalog.getStock([product.id]));
 * }
 * ```
 */
export function withStock<Product extends CatalogProductSummary & Partial<Pick<CatalogProduct, 'variants'>>>(
  product: Product,
  stock: readonly CatalogVariantStock[],
): Product {
  const own = stock.filter(({ productId }) => productId === product.id);
  if (own.length === 0) return product;
  const byId = new Map(own.map(({ productId: _, variantId, ...rest }) => [variantId, rest]));
  const shared = product.managesVariants ? undefined : byId.values().next().value;
  const variants = product.variants?.map((variant) => ({
    ...variant,
    stock: shared ?? byId.get(variant.id) ?? variant.stock,
  }));
  const visible = variants?.filter((variant) => variant.visible).map((variant) => variant.stock);
  return {
    ...product,
    ...(variants && { variants }),
    stockStatus: combineStatuses(visible?.length ? visible : own),
    stockIsComplete: true,
  };
}
