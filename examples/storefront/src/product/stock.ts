import type { Product } from '@cartwright/stores/products';
import type { Variant } from './variant.js';

/** From this many down, the store says how many are left. */
const lowStock = 5;

/** Whether something can be bought, and how much of it. */
export type Stock =
  | { readonly kind: 'in' }
  | { readonly kind: 'low'; readonly quantity: number }
  | { readonly kind: 'preorder'; readonly message: string }
  | { readonly kind: 'out' };

/**
 * The stock of a variant, or of the whole product. The platform's products do not say that they may be ordered before
 * they are there; a merchant says so by an info section, which tells when, or by the ribbon.
 */
export function stockOf(product: Product, variant?: Variant): Stock {
  const counted = variant ? variant.stock?.trackQuantity : product.stock?.trackInventory && !product.manageVariants;
  const { quantity, inStock } = (variant ?? product).stock ?? {};
  if (!inStock) return isPreorder(product) ? { kind: 'preorder', message: preorderMessage(product) } : { kind: 'out' };
  if (counted && typeof quantity === 'number' && quantity <= lowStock) return { kind: 'low', quantity };
  return { kind: 'in' };
}

/** How many of it can be bought at once. */
export const purchasableQuantity = (product: Product, variant: Variant | undefined): number => {
  const { trackQuantity, quantity, inStock } = variant?.stock ?? {};
  if (trackQuantity && inStock && typeof quantity === 'number') return quantity;
  return stockOf(product, variant).kind === 'out' ? 0 : 99;
};

const preorderSection = ({ additionalInfoSections }: Product) =>
  additionalInfoSections?.find(({ title }) => /pre-?order/i.test(title ?? ''));

const isPreorder = (product: Product): boolean =>
  /pre-?order/i.test(product.ribbon ?? '') || preorderSection(product) !== undefined;

const preorderMessage = (product: Product): string => {
  const section = preorderSection(product);
  const text = section?.description
    ?.replace(/<\/?(?:p|br|div|li|ul|ol)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text || 'Order now, and we send it as soon as it is here.';
};
