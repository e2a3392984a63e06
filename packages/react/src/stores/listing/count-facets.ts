import type { FacetIndex } from './facet-index.js';
import type { ListingFilters } from './listing-filters.js';

/** Value to filter by. */
export interface FacetValue {
  /** Product type, or name of the choice. */
  readonly name: string;
  /**
   * Number of products that have the value and match the filters of all other facets: what the listing shows if this is
   * the only value of its facet. `undefined` for listings with too many products to count.
   */
  readonly count: number | undefined;
}

/** Choice to filter by. */
export interface FacetChoice extends FacetValue {
  /** CSS color of the choice, if the option is displayed as colors. */
  readonly color: string | undefined;
}

/** Filters that make sense for a listing, with the number of products that each of them leads to. */
export interface ListingFacets {
  /** Lowest and highest price as charged, in whole units. `undefined` for fewer than two products with a price. */
  readonly prices: { readonly min: number; readonly max: number; readonly currency: string | undefined } | undefined;
  /** Number of products in stock that match the other filters. `undefined` if there are too many to count. */
  readonly inStockCount: number | undefined;
  /** Number of discounted products that match the other filters. `undefined` if there are too many to count. */
  readonly onSaleCount: number | undefined;
  /** Product types. Empty if there is only one. */
  readonly productTypes: readonly FacetValue[];
  /** Options with several choices that several products have, those of most products first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly FacetChoice[] }[];
}

/** Facet of the index with a filter, and the positions of the products that match it. */
type Condition = readonly [facet: object | undefined, matches: ReadonlySet<number>];

/** Conditions of the filters that are set. */
function readConditions(index: FacetIndex, filters: ListingFilters): Condition[] {
  const { choices = {}, inStock, onSale, productType, minPrice = 0, maxPrice = Infinity } = filters;
  const { prices } = index;
  const conditions: Condition[] = [];
  const add = (facet: object | undefined, products: readonly number[] = []) =>
    conditions.push([facet, new Set(products)]);
  if (inStock) add(index.inStock, index.inStock);
  if (onSale) add(index.onSale, index.onSale);
  if (minPrice > 0 || maxPrice < Infinity) {
    const isInRange = (price: number) => price >= minPrice && price <= maxPrice;
    add(
      prices,
      prices.flatMap((price, position) => (isInRange(price ?? 0) ? position : [])),
    );
  }
  if (productType) add(index.productTypes, index.productTypes.find(({ name }) => name === productType)?.products);
  for (const [name, wanted] of Object.entries(choices)) {
    if (wanted.length === 0) continue;
    const option = index.options.find((candidate) => candidate.name === name);
    const chosen = option?.choices.filter((choice) => wanted.includes(choice.name));
    add(
      option,
      chosen?.flatMap(({ products }) => products),
    );
  }
  return conditions;
}

/**
 * Lists the filters that make sense for a listing: stock, sale, price range, product types, and options with their
 * choices. Counts the products of each, with regard to the filters of the other facets: choices of one option are
 * alternatives.
 *
 * @param index - Products of the listing, as `listingFacetsQuery` reads or `indexFacets` indexes them.
 * @param filters - Filters that are set.
 * @returns The facets.
 * @example
 * ```ts
 * import { countFacets } from '@cartwright/react/stores';
 * import type { FacetIndex } from '@cartwright/react/stores';
 *
 * export const countSizesInStock = (index: FacetIndex) =>
 *   countFacets(index, { inStock: true }).options.find(({ name }) => name === 'Size')?.choices;
 * ```
 */
export function countFacets(index: FacetIndex, filters: ListingFilters = {}): ListingFacets {
  const { currency, inStock, isComplete, onSale, options, productTypes } = index;
  const conditions = readConditions(index, filters);
  const count = (facet: object, products: readonly number[]): number | undefined => {
    const others = conditions.filter(([filtered]) => filtered !== facet);
    return isComplete
      ? products.filter((position) => others.every(([, matches]) => matches.has(position))).length
      : undefined;
  };
  const prices = index.prices.filter((price) => price !== null);
  return {
    prices:
      prices.length > 1
        ? {
            min: Math.floor(prices.reduce((one, other) => Math.min(one, other))),
            max: Math.ceil(prices.reduce((one, other) => Math.max(one, other))),
            currency,
          }
        : undefined,
    inStockCount: count(inStock, inStock),
    onSaleCount: count(onSale, onSale),
    productTypes:
      productTypes.length > 1
        ? productTypes.map(({ name, products }) => ({ name, count: count(productTypes, products) }))
        : [],
    options: options
      .filter(({ choices }) => choices.length > 1 && new Set(choices.flatMap(({ products }) => products)).size > 1)
      .map((option) => ({
        name: option.name,
        choices: option.choices.map(({ name, color, products }) => ({ name, color, count: count(option, products) })),
      })),
  };
}
