import { add } from '@cartwright/core/money';
import type { CatalogPrice } from '../catalog/model/price.js';
import { getPriceRange } from './get-price-range.js';
import { listAddedPrices } from './modifiers.js';
import { isCatalogProduct, readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectablePrice, SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Price of a selection, for display. */
export interface SelectionPrice {
  /** Price charged, after the product discount: that of the cheapest variant while several match. */
  readonly amount: number;
  /** Currency code (ISO 4217). */
  readonly currency: string | undefined;
  /** Compare-at price: without the discount. Absent without a discount. */
  readonly compareAt?: number;
  /** Price per unit, such as per kilogram. Absent unless the merchant sets one. */
  readonly perUnit?: number;
  /** Whether a matching variant costs more, so that the amount is displayed as "from". */
  readonly isFrom: boolean;
}

/** Price of a selection of the common catalog model, as decimal strings. */
export interface CatalogSelectionPrice extends CatalogPrice {
  /** Whether a matching variant costs more, so that the amount is displayed as "from". */
  readonly isFrom: boolean;
}

const getChargedPrice = ({ discountedPrice, price }: SelectablePrice): number | undefined =>
  discountedPrice ?? price ?? undefined;

/**
 * Gets the price of a selection of a product of the common catalog model, with what the selected modifiers and texts add.
 * A combination that is not offered has the product's price.
 *
 * @param product - Product of `@cartwright/stores/catalog`.
 * @param selection - Choices, modifiers and texts selected so far.
 * @returns The price, as decimal strings, or `undefined` if the product has none.
 */
export function getPrice(product: AnyCatalogProduct, selection?: Selection): CatalogSelectionPrice | undefined;

/**
 * Gets the price of a selection as it is charged. A combination that is not offered has the product's price.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices selected so far.
 * @returns The price, or `undefined` if the product has none.
 * @example
 * ```ts
 * import { formatMoney } from '@cartwright/core/money';
 * import type { Product } from '@cartwright/stores/products';
 * import { getPrice } from '@cartwright/stores/selection';
 *
 * export function formattedPrice(product: Product, choices: Record<string, string>) {
 *   const price = getPrice(product, { choices });
 *   if (!price) return '';
 *   const amount = formatMoney(price.amount, { locale: 'en-US', currency: price.currency ?? 'USD' });
 *   return price.isFrom ? `from ${amount}` : amount;
 * }
 * ```
 */
export function getPrice(product: SelectableProduct, selection?: Selection): SelectionPrice | undefined;
export function getPrice(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection = {},
): SelectionPrice | CatalogSelectionPrice | undefined {
  if (isCatalogProduct(product)) {
    const { min, max } = getPriceRange(product, selection) ?? getPriceRange(product) ?? {};
    if (!min) return undefined;
    const added = listAddedPrices(readProduct(product), selection);
    const { compareAt } = min;
    return {
      ...min,
      amount: add(min.amount, ...added),
      ...(compareAt && { compareAt: add(compareAt, ...added) }),
      isFrom: min.amount !== max?.amount,
    };
  }
  const range = getPriceRange(product, selection) ?? getPriceRange(product);
  if (!range) return undefined;
  const amount = getChargedPrice(range.min);
  if (amount === undefined) return undefined;
  const { currency, price, pricePerUnit } = range.min;
  return {
    amount,
    currency,
    isFrom: amount !== getChargedPrice(range.max),
    ...(typeof price === 'number' && price !== amount && { compareAt: price }),
    ...(typeof pricePerUnit === 'number' && { perUnit: pricePerUnit }),
  };
}
