import { chosenOf } from './option.js';
import { readOffers } from './offer.js';
import type { SelectablePrice, SelectableProduct, SelectableVariant } from './selectable-product.js';
import type { Selection } from './selection.js';

/** The cheapest and the dearest of what a selection can still mean: the same, once it means one variant. */
export interface PriceRange {
  /** The lowest price. */
  readonly min: SelectablePrice;
  /** The highest price. */
  readonly max: SelectablePrice;
}

/** What is paid: after the discount. `NaN` where no price is said. */
const paid = ({ discountedPrice = NaN, price }: SelectablePrice): number =>
  Number.isNaN(discountedPrice) ? (price ?? NaN) : discountedPrice;

/** The price of a variant where it has one of its own, in the shopper's currency where the platform converted it. */
const priceOf = (product: SelectableProduct, variant: SelectableVariant | undefined): SelectablePrice | undefined =>
  variant?.variant?.convertedPriceData ??
  variant?.variant?.priceData ??
  product.convertedPriceData ??
  product.priceData ??
  product.price;

/**
 * Says what the chosen costs: from the cheapest to the dearest variant that can still be meant. Prices are in the
 * shopper's currency where the platform converted them, else in the store's.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen so far.
 * @returns Both prices, compared by what is paid after the discount; `undefined` where nothing is offered that way.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getPriceRange } from '@cartwright/stores/selection';
 *
 * export function priceTag(product: Product, choices: Record<string, string>) {
 *   const { min, max } = getPriceRange(product, { choices }) ?? {};
 *   const from = min?.discountedPrice === max?.discountedPrice ? '' : 'from ';
 *   return from + (min?.formatted?.discountedPrice ?? '');
 * }
 * ```
 * @see Specification, section 3: catalog
 */
export function getPriceRange(product: SelectableProduct, selection: Selection = {}): PriceRange | undefined {
  const offers = readOffers(product);
  const prices = offers
    .with(chosenOf(offers.options, selection))
    .flatMap(({ variant }) => {
      const price = priceOf(product, variant);
      return price && Number.isFinite(paid(price)) ? [price] : [];
    })
    .sort((one, other) => paid(one) - paid(other));
  const [min, max] = [prices[0], prices.at(-1)];
  return min && max && { min, max };
}
