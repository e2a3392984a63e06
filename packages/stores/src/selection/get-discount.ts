import { subtract } from '@cartwright/core/money';
import { getPriceRange } from './get-price-range.js';
import { isCatalogProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Discount on the price of a selection. */
export interface SelectionDiscount {
  /** Discount amount, as a decimal string such as `"5.10"`. */
  readonly amount: string;
  /** Currency code of the amount (ISO 4217). */
  readonly currency: string | undefined;
  /**
   * Discount percentage: rounded, for a product of the common catalog model; otherwise absent unless the discount of the
   * product is a percentage.
   */
  readonly percent?: number;
}

/**
 * Gets the discount on the price of a selection: that of the cheapest variant while several match.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices selected so far.
 * @returns The discount, or `undefined` without one.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getDiscount } from '@cartwright/stores/selection';
 *
 * export function discountRibbon(product: Product) {
 *   const { percent, amount, currency } = getDiscount(product) ?? {};
 *   return percent ? `${percent}% off` : amount && `${amount} ${currency} off`;
 * }
 * ```
 */
export function getDiscount(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection = {},
): SelectionDiscount | undefined {
  if (isCatalogProduct(product)) {
    const { amount = '', compareAt, currency } = getPriceRange(product, selection)?.min ?? {};
    if (compareAt === undefined) return undefined;
    const percent = Math.round(100 * (1 - Number(amount) / Number(compareAt)));
    return { amount: subtract(compareAt, amount), currency, ...(percent > 0 && { percent }) };
  }
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
