import type { SelectablePreorder, SelectableProduct, SelectableVariant } from './selectable-product.js';

/** What is read of a store variant. */
export interface PreorderableVariant {
  /** The product that it is of. */
  readonly productId?: string;
  /** Its id among the product's variants. */
  readonly variantId?: string;
  /** Whether it can be ordered before it is there. */
  readonly preorderInfo?: SelectablePreorder;
}

/**
 * Tells a product what can be ordered before it is there. Products do not say so themselves; store variants do.
 *
 * @param product - The product, with its variants.
 * @param storeVariants - Store variants, of this product and perhaps of others.
 * @returns The product, for the other helpers.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getStock, withPreorderInfo, type PreorderableVariant } from '@cartwright/stores/selection';
 *
 * export const stockOf = (product: Product, storeVariants: PreorderableVariant[]) =>
 *   getStock(withPreorderInfo(product, storeVariants));
 * ```
 * @see POST /stores-reader/v1/variants/query
 */
export function withPreorderInfo<Product extends SelectableProduct>(
  product: Product,
  storeVariants: readonly PreorderableVariant[],
): Product {
  const own = storeVariants.filter(({ productId }) => productId === product._id);
  const told = <Item extends SelectableProduct | SelectableVariant>(item: Item, by: PreorderableVariant | undefined) =>
    by?.preorderInfo ? { ...item, preorderInfo: by.preorderInfo } : item;
  if (!product.manageVariants) return told(product, own[0]);
  const byId = new Map(own.map((variant) => [variant.variantId, variant]));
  return { ...product, variants: product.variants?.map((variant) => told(variant, byId.get(variant._id))) };
}
