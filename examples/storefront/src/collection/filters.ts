import type { Product } from '@cartwright/stores/products';
import { getDiscount, listOptions } from '@cartwright/stores/selection';

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

/** The part of the filters that the platform can apply. */
export const platformFilter = ({ min, max, type }: Filters): Record<string, unknown> => ({
  ...((min !== undefined || max !== undefined) && {
    'priceData.price': { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) },
  }),
  ...(type && { productType: type }),
});

/** Whether some of the filters are ones the platform cannot apply: stock, sale and choices are then looked at here. */
export const needsMatching = ({ inStock, onSale, options }: Filters): boolean =>
  inStock || onSale || options.length > 0;

const offers = (product: Product, wished: string): boolean =>
  listOptions(product).some(({ name, choices }) => choices.some((choice) => `${name}:${choice.name}` === wished));

const optionName = (wished: string): string => wished.slice(0, wished.indexOf(':'));

/** Whether a product satisfies the filters that the platform cannot apply. Choices of one option are alternatives. */
export function matches(product: Product, { inStock, onSale, options }: Filters): boolean {
  if (inStock && !product.stock?.inStock) return false;
  if (onSale && !getDiscount(product)) return false;
  return options.every((wished) =>
    options.some((other) => optionName(other) === optionName(wished) && offers(product, other)),
  );
}
