import type { ProductSummary } from '../../queries/product.js';
import { isInStock } from './listing-conditions.js';

/** Choice of an option, with its products. */
export interface IndexedChoice {
  /** Choice name. */
  readonly name: string;
  /** CSS color of the choice, if the option is displayed as colors. */
  readonly color?: string | undefined;
  /** Positions of the products that have the choice. */
  readonly products: readonly number[];
}

/**
 * Products of a listing by what they can be filtered by, as positions in the list of products. Survives JSON, and is
 * smaller than the products.
 */
export interface FacetIndex {
  /** Number of products. */
  readonly productCount: number;
  /** Whether these are all products of the listing. */
  readonly isComplete: boolean;
  /** Currency of the prices (ISO 4217). */
  readonly currency?: string | undefined;
  /** Lowest price as charged of each product. `null` for products without a price. */
  readonly prices: readonly (number | null)[];
  /** Positions of the products in stock. */
  readonly inStock: readonly number[];
  /** Positions of the discounted products. */
  readonly onSale: readonly number[];
  /** Product types, with the positions of their products. */
  readonly productTypes: readonly { readonly name: string; readonly products: readonly number[] }[];
  /** Options, those of most products first. */
  readonly options: readonly { readonly name: string; readonly choices: readonly IndexedChoice[] }[];
}

/** Positions of the products that a condition applies to. */
const findPositions = (products: readonly ProductSummary[], applies: (product: ProductSummary) => boolean): number[] =>
  products.flatMap((product, position) => (applies(product) ? position : []));

/** Number of products that have a choice of the option. */
const countProducts = ({ choices }: FacetIndex['options'][number]): number =>
  new Set(choices.flatMap(({ products }) => products)).size;

function indexOptions(products: readonly ProductSummary[]): FacetIndex['options'] {
  const options = new Map<string, Map<string, IndexedChoice & { products: number[] }>>();
  for (const [position, { options: ofProduct }] of products.entries()) {
    for (const option of ofProduct) {
      const choices = options.get(option.name) ?? new Map<string, IndexedChoice & { products: number[] }>();
      options.set(option.name, choices);
      for (const { name, color, visible } of option.choices) {
        if (!visible) continue;
        const choice = choices.get(name) ?? { name, color, products: [] };
        choice.products.push(position);
        choices.set(name, choice);
      }
    }
  }
  return [...options]
    .map(([name, choices]) => ({ name, choices: [...choices.values()] }))
    .sort((one, other) => countProducts(other) - countProducts(one));
}

/**
 * Indexes products by what they can be filtered by, for `countFacets`.
 *
 * @param products - Products of the listing.
 * @param isComplete - Whether these are all products of the listing. `countFacets` counts products only then.
 * @returns The index.
 * @example
 * ```ts
 * import { countFacets, indexFacets } from '@cartwright/react/stores';
 * import type { ProductSummary } from '@cartwright/react/stores';
 *
 * export const countColors = (products: ProductSummary[]) =>
 *   countFacets(indexFacets(products)).options.find(({ name }) => name === 'Color')?.choices;
 * ```
 */
export const indexFacets = (products: readonly ProductSummary[], isComplete = true): FacetIndex => ({
  productCount: products.length,
  isComplete,
  currency: products.find(({ priceRange }) => priceRange)?.priceRange?.currency,
  prices: products.map(({ priceRange }) => (priceRange ? Number(priceRange.min) : null)),
  inStock: findPositions(products, isInStock),
  onSale: findPositions(products, ({ priceRange }) => priceRange?.compareAt !== undefined),
  productTypes: [...new Set(products.map(({ type }) => type))].map((name) => ({
    name,
    products: findPositions(products, ({ type }) => type === name),
  })),
  options: indexOptions(products),
});
