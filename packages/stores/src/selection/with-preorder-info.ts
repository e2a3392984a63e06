import type { SelectablePreorder, SelectableProduct, SelectableVariant } from './selectable-product.js';

/** Store variant, as {@link withPreorderInfo} reads it. */
export interface PreorderableVariant {
  /** Product ID. */
  readonly productId?: string;
  /** Variant ID. */
  readonly variantId?: string;
  /** Pre-order settings. */
  readonly preorderInfo?: SelectablePreorder;
}

/**
 * Adds pre-order settings to a product and its variants. The platform returns them with store variants only, not with
 * products.
 *
 * @param product - Product, with its variants.
 * @param storeVariants - Store variants from `queryStoreVariants`. Those of other products are ignored.
 * @returns The product with `preorderInfo`, for the other selection helpers. The argument is not modified.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getStock, withPreorderInfo, type PreorderableVariant } from '@cartwright/stores/selection';
 *
 * export const variantStock = (product: Product, storeVariants: PreorderableVariant[]) =>
 *   getStock(withPreorderInfo(product, storeVariants));
 * ```
 * @see POST /stores-reader/v1/variants/query
 */
export function withPreorderInfo<Product extends SelectableProduct>(
  product: Product,
  storeVariants: readonly PreorderableVariant[],
): Product {
  const own = storeVariants.filter(({ productId }) => productId === product._id);
  const withInfo = <Item extends SelectableProduct | SelectableVariant>(
    item: Item,
    by: PreorderableVariant | undefined,
  ) => (by?.preorderInfo ? { ...item, preorderInfo: by.preorderInfo } : item);
  if (!product.manageVariants) return withInfo(product, own[0]);
  const byId = new Map(own.map((variant) => [variant.variantId, variant]));
  return { ...product, variants: product.variants?.map((variant) => withInfo(variant, byId.get(variant._id))) };
}
