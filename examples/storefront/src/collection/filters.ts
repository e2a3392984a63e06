import type { Product } from '@cartwright/stores/products';
import { getDiscount, listOptions } from '@cartwright/stores/selection';
import { chargedPrice } from '../product/shown-price.js';

/** Filters of a listing. They are stored in the URL. */
export interface Filters {
  readonly sort: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly type: string | undefined;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Choices, such as `Color:Moss`. */
  readonly options: readonly string[];
}

/** Sort orders of a listing. The first is the merchant's order. */
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

/** Reads the filters from URL parameters. Invalid values are ignored. */
export const readFilters = (params: URLSearchParams): Filters => ({
  sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? '',
  min: amount(params.get('min')),
  max: amount(params.get('max')),
  type: ['physical', 'digital'].find((type) => type === params.get('type')),
  inStock: params.get('stock') === 'in',
  onSale: params.get('sale') === 'on',
  options: params.getAll('option'),
});

/** Writes the filters to URL parameters. Other parameters are kept. */
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

/** The default filters with the same sort order. */
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
 * Filter for the platform. It can only filter by the full price, so discounted prices are compared in the browser.
 */
export const platformFilter = ({ type }: Filters): Record<string, unknown> => (type ? { productType: type } : {});

/** Whether the listing is sorted by the discounted price, which requires all of its products. */
const sortsByPrice = ({ sort }: Filters): boolean => sort === 'price-low' || sort === 'price-high';

/** Whether filters or the sort order are applied in the browser instead of by the platform. */
export const needsMatching = (filters: Filters): boolean => {
  const { inStock, max, min, onSale, options } = filters;
  return inStock || onSale || options.length > 0 || min !== undefined || max !== undefined || sortsByPrice(filters);
};

const offers = (product: Product, wished: string): boolean =>
  listOptions(product).some(({ name, choices }) => choices.some((choice) => `${name}:${choice.name}` === wished));

const optionName = (wished: string): string => wished.slice(0, wished.indexOf(':'));

/** Whether a product matches the filters that the platform cannot apply. Choices of one option are alternatives. */
function matches(product: Product, { inStock, max = Infinity, min = 0, onSale, options }: Filters): boolean {
  if (inStock && !product.stock?.inStock) return false;
  if (onSale && !getDiscount(product)) return false;
  const price = chargedPrice(product) ?? 0;
  if (price < min || price > max) return false;
  return options.every((wished) =>
    options.some((other) => optionName(other) === optionName(wished) && offers(product, other)),
  );
}

/** Applies the filters that the platform cannot apply, and sorts by the discounted price if requested. */
export function arrange(products: readonly Product[], filters: Filters): Product[] {
  const matching = products.filter((product) => matches(product, filters));
  if (!sortsByPrice(filters)) return matching;
  const direction = filters.sort === 'price-low' ? 1 : -1;
  return matching
    .map((product) => ({ product, price: chargedPrice(product) ?? 0 }))
    .sort((one, other) => direction * (one.price - other.price))
    .map(({ product }) => product);
}

/** Progress of a listing that is filtered in the browser. */
interface Progress {
  /** Number of products that were fetched. */
  readonly read: number;
  /** Number of fetched products that match. */
  readonly matching: number;
  /** Number of products to show. */
  readonly wanted: number;
  /** Maximum number of products to fetch before the shopper requests more. */
  readonly limit: number;
}

/** Whether to fetch another page. Sorting by price needs all products, everything else enough to show. */
export const needsMore = (filters: Filters, { limit, matching, read, wanted }: Progress): boolean =>
  read < limit && (sortsByPrice(filters) || matching < wanted);
