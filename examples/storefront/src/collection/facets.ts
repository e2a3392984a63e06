import type { Product } from '@cartwright/stores/products';
import { listOptions } from '@cartwright/stores/selection';
import { chargedPrice } from '../product/shown-price.js';

/** A choice to filter by. */
interface FacetChoice {
  /** `Color:Moss`, as in the address. */
  readonly value: string;
  readonly label: string;
  readonly color: string | undefined;
}

/** Facets that a listing can be filtered by. */
export interface Facets {
  readonly prices: { readonly min: number; readonly max: number; readonly currency: string } | undefined;
  readonly types: readonly string[];
  readonly options: readonly { readonly name: string; readonly choices: readonly FacetChoice[] }[];
}

/** Facets of a list of products. Options that only one product has are left out. */
export function facetsOf(products: readonly Product[]): Facets {
  const prices = products.flatMap((product) => chargedPrice(product) ?? []);
  const currency = products.find(({ priceData }) => priceData?.currency)?.priceData?.currency ?? 'USD';
  const types = [...new Set(products.flatMap(({ productType }) => (productType ? [String(productType)] : [])))];
  const options = new Map<string, { products: number; choices: Map<string, FacetChoice> }>();
  for (const product of products) {
    for (const { name, choices, optionType } of listOptions(product)) {
      const facet = options.get(name) ?? { products: 0, choices: new Map<string, FacetChoice>() };
      facet.products += 1;
      for (const { name: label, value } of choices) {
        const color = optionType === 'color' ? value : undefined;
        facet.choices.set(label, { value: `${name}:${label}`, label, color });
      }
      options.set(name, facet);
    }
  }
  return {
    prices:
      prices.length > 1
        ? { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)), currency }
        : undefined,
    types: types.length > 1 ? types : [],
    options: [...options]
      .filter(([, facet]) => facet.products > 1 && facet.choices.size > 1)
      .sort(([, one], [, other]) => other.products - one.products)
      .slice(0, 4)
      .map(([name, { choices }]) => ({ name, choices: [...choices.values()] })),
  };
}
