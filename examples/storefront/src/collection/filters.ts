import type { Product } from '@cartwright/stores/products';
import { getDiscount, listOptions } from '@cartwright/stores/selection';
import { chargedPrice } from '../product/shown-price.js';

/** What a shopper narrows a listing to; all of it is in the address. */
export interface Filters {
  readonly sort: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly type: string | undefined;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Choices as `Color:Moss`. */
  readonly options: readonly string[];
}

/** The orders a listing can have; the first is the merchant's own. */
export const sorts = [
  { value: '', label: 'Featured', sort: [] },
  { value: 'newest', label: 'Newest', sort: [{ fieldName: 'numericId', order: 'DESC' }] },
  { value: 'price-low', label: 'Price, low to high', sort: [{ fieldName: 'priceData.price', order: 'ASC' }] },
  { value: 'price-high', label: 'Price, high to low', sort: [{ fieldName: 'priceData.price', order: 'DESC' }] },
  { value: 'name', label: 'Name, A to Z', sort: [{ fieldName: 'name', order: 'ASC' }] },
] as const;

const amount = (text: string | null): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** Reads the filters from an address; what makes no sense is left out. */
export const readFilters = (params: URLSearchParams): Filters => ({
  sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? '',
  min: amount(params.get('min')),
  max: amount(params.get('max')),
  type: ['physical', 'digital'].find((type) => type === params.get('type')),
  inStock: params.get('stock') === 'in',
  onSale: params.get('sale') === 'on',
  options: params.getAll('option'),
});

/** Writes the filters into an address that keeps its other parameters. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['sort', 'min', 'max', 'type', 'stock', 'sale', 'option']) next.delete(name);
  if (filters.sort) next.set('sort', filters.sort);
  if (filters.min !== undefined) next.set('min', String(filters.min));
  if (filters.max !== undefined) next.set('max', String(filters.max));
  if (filters.type) next.set('type', filters.type);
  if (filters.inStock) next.set('stock', 'in');
  if (filters.onSale) next.set('sale', 'on');
  for (const option of filters.options) next.append('option', option);
  return next;
}

/** The same listing with nothing narrowed. */
export const withoutFilters = ({ sort }: Filters): Filters => ({
  sort,
  min: undefined,
  max: undefined,
  type: undefined,
  inStock: false,
  onSale: false,
  options: [],
});

/**
 * The part of the filters that the platform applies. It knows the price before the discount only, so what is charged is
 * compared here.
 */
export const platformFilter = ({ type }: Filters): Record<string, unknown> => (type ? { productType: type } : {});

/** Whether the order depends on the charged price, and so on every product of the listing. */
const sortsByPrice = ({ sort }: Filters): boolean => sort === 'price-low' || sort === 'price-high';

/** Whether some of the filters, or the order, are applied here and not by the platform. */
export const needsMatching = (filters: Filters): boolean => {
  const { inStock, max, min, onSale, options } = filters;
  return inStock || onSale || options.length > 0 || min !== undefined || max !== undefined || sortsByPrice(filters);
};

const offers = (product: Product, wished: string): boolean =>
  listOptions(product).some(({ name, choices }) => choices.some((choice) => `${name}:${choice.name}` === wished));

const optionName = (wished: string): string => wished.slice(0, wished.indexOf(':'));

/** Whether a product satisfies the filters that the platform cannot apply. Choices of one option are alternatives. */
function matches(product: Product, { inStock, max = Infinity, min = 0, onSale, options }: Filters): boolean {
  if (inStock && !product.stock?.inStock) return false;
  if (onSale && !getDiscount(product)) return false;
  const price = chargedPrice(product) ?? 0;
  if (price < min || price > max) return false;
  return options.every((wished) =>
    options.some((other) => optionName(other) === optionName(wished) && offers(product, other)),
  );
}

/** The products that satisfy the filters that the platform cannot apply, in the order of what is charged where that is asked for. */
export function arrange(products: readonly Product[], filters: Filters): Product[] {
  const matching = products.filter((product) => matches(product, filters));
  if (!sortsByPrice(filters)) return matching;
  const direction = filters.sort === 'price-low' ? 1 : -1;
  return matching
    .map((product) => ({ product, price: chargedPrice(product) ?? 0 }))
    .sort((one, other) => direction * (one.price - other.price))
    .map(({ product }) => product);
}

/** What is known of a listing that is filtered here. */
interface Progress {
  /** How many products were read. */
  readonly read: number;
  /** How many of them match. */
  readonly matching: number;
  /** How many are to be shown. */
  readonly wanted: number;
  /** How many are read at most before the shopper is asked. */
  readonly limit: number;
}

/** Whether another page is read without asking: an order by price needs all of them, anything else enough to show. */
export const needsMore = (filters: Filters, { limit, matching, read, wanted }: Progress): boolean =>
  read < limit && (sortsByPrice(filters) || matching < wanted);
