import { type StoredProduct, noVariantId } from './product.js';
import { type Variant, getVariants } from './variant.js';

/** Stock and pre-order settings of a variant. */
export type Supply = Pick<Variant, 'stock' | 'preorder'>;

/**
 * Finds the stock of a variant. Combinations of options that are not managed, and the ID for "no variant", share the
 * stock of the product.
 */
export function getSupply(product: StoredProduct, variantId: string): Supply | undefined {
  if (!product.manageVariants && variantId === noVariantId) return product;
  return getVariants(product).find(({ id }) => id === variantId);
}

/**
 * Returns the product with a changed supply of a variant. `undefined` if there is no such variant, or if `change`
 * returns `undefined`.
 */
export function changeSupply(
  product: StoredProduct,
  variantId: string,
  change: (supply: Supply) => Supply | undefined,
): StoredProduct | undefined {
  const supply = getSupply(product, variantId);
  const changed = supply && change(supply);
  if (!changed) return undefined;
  const { preorder, stock } = changed;
  const changes = { stock, ...(preorder && preorder !== supply.preorder && { preorder }) };
  if (!product.manageVariants) return { ...product, ...changes };
  const variants = product.variants.map((one) => (one.id === variantId ? { ...one, ...changes } : one));
  return { ...product, variants };
}
