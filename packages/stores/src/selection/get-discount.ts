import { subtract } from '@cartwright/core/money';
import { getPriceRange } from './get-price-range.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** By how much a price is reduced. */
export interface SelectionDiscount {
  /** How much less is paid, as a decimal such as `"5.10"`. */
  readonly amount: string;
  /** The currency of the amount, as three letters of ISO 4217. */
  readonly currency: string | undefined;
  /** How many hundredths less, where the merchant took a percentage off. */
  readonly percent?: number;
}

/**
 * Says by how much the price of the chosen is reduced: of the cheapest variant, while several can be meant.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen so far.
 * @returns The discount; `undefined` where there is none.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getDiscount } from '@cartwright/stores/selection';
 *
 * export function ribbon(product: Product) {
 *   const { percent, amount, currency } = getDiscount(product) ?? {};
 *   return percent ? `${percent}% off` : amount && `${amount} ${currency} off`;
 * }
 * ```
 * @see Specification, section 3: catalog
 */
export function getDiscount(product: SelectableProduct, selection: Selection = {}): SelectionDiscount | undefined {
  const { price, discountedPrice, currency } = getPriceRange(product, selection)?.min ?? {};
  if (typeof price !== 'number' || typeof discountedPrice !== 'number') return undefined;
  if (!Number.isFinite(price) || !(discountedPrice < price)) return undefined;
  const { type, value } = product.discount ?? {};
  return {
    amount: subtract(price, discountedPrice),
    currency,
    ...(type === 'PERCENT' && value !== undefined && { percent: value }),
  };
}
