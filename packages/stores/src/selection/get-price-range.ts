import { compare } from '@cartwright/core/money';
import type { CatalogPrice } from '../catalog/model/price.js';
import { getChosen } from './option.js';
import { readOffers } from './offer.js';
import { isCatalogProduct, readCatalogProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectablePrice, SelectableProduct, SelectableVariant } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Price range of the variants that match a selection. Both prices are equal once one variant matches. */
export interface PriceRange<Price = SelectablePrice> {
  /** Lowest price. */
  readonly min: Price;
  /** Highest price. */
  readonly max: Price;
}

/** Price after the discount. `NaN` without a price. */
const getPaidPrice = ({ discountedPrice = NaN, price }: SelectablePrice): number =>
  Number.isNaN(discountedPrice) ? (price ?? NaN) : discountedPrice;

/**
 * Price of the variant, falling back to the product's; converted to the shopper's currency where the platform did so.
 */
const getPrice = (product: SelectableProduct, variant: SelectableVariant | undefined): SelectablePrice | undefined =>
  variant?.variant?.convertedPriceData ??
  variant?.variant?.priceData ??
  product.convertedPriceData ??
  product.priceData ??
  product.price;

/**
 * Gets the price range of the variants of a product of the common catalog model that match a selection.
 *
 * @param product - Product of `@cartwright/stores/catalog`.
 * @param selection - Choices selected so far.
 * @returns Lowest and highest price, as decimal strings. `undefined` when no visible variant matches.
 */
export function getPriceRange(product: AnyCatalogProduct, selection?: Selection): PriceRange<CatalogPrice> | undefined;

/**
 * Gets the price range of the variants that match a selection. Prices are in the shopper's currency if the platform
 * converted them, otherwise in the store's.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices selected so far.
 * @returns Lowest and highest price, compared after the discount. `undefined` when no visible variant matches.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getPriceRange } from '@cartwright/stores/selection';
 *
 * export function formattedPrice(product: Product, choices: Record<string, string>) {
 *   const { min, max } = getPriceRange(product, { choices }) ?? {};
 *   const from = min?.discountedPrice === max?.discountedPrice ? '' : 'from ';
 *   return from + (min?.formatted?.discountedPrice ?? '');
 * }
 * ```
 */
export function getPriceRange(product: SelectableProduct, selection?: Selection): PriceRange | undefined;
export function getPriceRange(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection = {},
): PriceRange | PriceRange<CatalogPrice> | undefined {
  if (isCatalogProduct(product)) return catalogPriceRange(product, selection);
  const offers = readOffers(product);
  const prices = offers
    .with(getChosen(offers.options, selection))
    .flatMap(({ variant }) => {
      const price = getPrice(product, variant);
      return price && Number.isFinite(getPaidPrice(price)) ? [price] : [];
    })
    .sort((one, other) => getPaidPrice(one) - getPaidPrice(other));
  return ends(prices);
}

const ends = <Price>(sorted: readonly Price[]): PriceRange<Price> | undefined => {
  const [min, max] = [sorted[0], sorted.at(-1)];
  return min && max && { min, max };
};

/** Lowest and highest price of a product, for offers without a variant. */
const toPrices = ({ priceRange }: AnyCatalogProduct): CatalogPrice[] => {
  if (!priceRange) return [];
  const { min, max, compareAt, currency } = priceRange;
  const price = (end: 'min' | 'max', amount: string) => ({
    amount,
    ...(compareAt && { compareAt: compareAt[end] }),
    currency,
  });
  return [price('min', min), price('max', max)];
};

function catalogPriceRange(product: AnyCatalogProduct, selection: Selection): PriceRange<CatalogPrice> | undefined {
  const offers = readOffers(readCatalogProduct(product));
  const prices = offers
    .with(getChosen(offers.options, selection))
    .flatMap(({ variant }) => (variant ? (variant.source.price ?? []) : toPrices(product)));
  return ends(prices.sort((one, other) => compare(one.amount, other.amount)));
}
