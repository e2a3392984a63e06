import type { CatalogProduct } from './model/product.js';
import type { CatalogVariantStock } from './model/stock.js';

/**
 * Adds the stock of `getStock` to a product: quantities, which Catalog V3 does not return with products, and pre-orders,
 * which Catalog V1 does not.
 *
 * @param product - Product.
 * @param stock - Stock of its variants.
 * @returns The product with the stock, for the selection helpers. The argument is not modified.
 * @example
 * ```ts
 * import { withStock, type Catalog } from '@cartwright/stores/catalog';
 *
 * export async function getProductPage(catalog: Catalog, slug: string) {
 *   const product = await catalog.getProduct({ slug });
 *   return product && withStock(product, await catalog.getStock(product.id));
 * }
 * ```
 */
export function withStock(product: CatalogProduct, stock: readonly CatalogVariantStock[]): CatalogProduct {
  const isShared = product.raw.version === 'v1' && !product.raw.entity.manageVariants;
  const byId = new Map(stock.map(({ variantId, ...rest }) => [variantId, rest]));
  const shared = isShared ? byId.values().next().value : undefined;
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: shared ?? byId.get(variant.id) ?? variant.stock,
  }));
  return { ...product, variants };
}
