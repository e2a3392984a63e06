import type { ProductSummary } from '../../queries/product.js';

/** Choice to filter by. */
export interface FacetChoice {
  /** Choice name. */
  readonly name: string;
  /** CSS color of the choice, if the option is displayed as colors. */
  readonly color: string | undefined;
  /** Number of products that have the choice. */
  readonly count: number;
}

/** Filters that make sense for a list of products. */
export interface ListingFacets {
  /** Lowest and highest price as charged, in whole units. `undefined` for fewer than two products with a price. */
  readonly prices: { readonly min: number; readonly max: number; readonly currency: string | undefined } | undefined;
  /** Product types. Empty if there is only one. */
  readonly productTypes: readonly string[];
  /** Options with several choices that several products have, the most frequent first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly FacetChoice[] }[];
}

/**
 * Lists the filters that make sense for products: price range, product types, and options with their choices.
 *
 * @param products - Products of the listing.
 * @returns The facets.
 * @example
 * ```ts
 * import { listFacets } from '@cartwright/react/stores';
 * import type { ProductSummary } from '@cartwright/react/stores';
 *
 * export const getColors = (products: ProductSummary[]) =>
 *   listFacets(products).options.find(({ name }) => name === 'Color')?.choices.map(({ name }) => name);
 * ```
 */
export function listFacets(products: readonly ProductSummary[]): ListingFacets {
  const prices = products.flatMap(({ priceRange }) => priceRange ?? []);
  const amounts = prices.map(({ min }) => Number(min));
  const productTypes = [...new Set(products.map(({ type }) => type))];
  const options = new Map<string, { products: number; choices: Map<string, FacetChoice> }>();
  for (const { name, choices } of products.flatMap(({ options }) => options)) {
    const facet = options.get(name) ?? { products: 0, choices: new Map<string, FacetChoice>() };
    facet.products++;
    for (const choice of choices.filter(({ visible }) => visible)) {
      const count = (facet.choices.get(choice.name)?.count ?? 0) + 1;
      facet.choices.set(choice.name, { name: choice.name, color: choice.color, count });
    }
    options.set(name, facet);
  }
  return {
    prices:
      amounts.length > 1
        ? {
            min: Math.floor(amounts.reduce((one, other) => Math.min(one, other))),
            max: Math.ceil(amounts.reduce((one, other) => Math.max(one, other))),
            currency: prices[0]?.currency,
          }
        : undefined,
    productTypes: productTypes.length > 1 ? productTypes : [],
    options: [...options]
      .filter(([, facet]) => facet.products > 1 && facet.choices.size > 1)
      .sort(([, one], [, other]) => other.products - one.products)
      .map(([name, { choices }]) => ({ name, choices: [...choices.values()] })),
  };
}
