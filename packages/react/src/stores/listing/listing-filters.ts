/**
 * Orders of a listing. `featured` is the merchant's order; `price-low` and `price-high` compare prices as they are
 * charged.
 */
export const listingSorts = ['featured', 'newest', 'price-low', 'price-high', 'name'] as const;

/** Order of a listing. */
export type ListingSort = (typeof listingSorts)[number];

/** Filters and order of a listing. */
export interface ListingFilters {
  /**
   * Order of the products.
   *
   * @default 'featured'
   */
  readonly sort?: ListingSort | undefined;
  /** Lowest price as charged, in the shopper's currency. */
  readonly minPrice?: number | undefined;
  /** Highest price as charged, in the shopper's currency. */
  readonly maxPrice?: number | undefined;
  /** Product type, such as `physical` or `digital`. */
  readonly productType?: string | undefined;
  /** Whether to show only products in stock. */
  readonly inStock?: boolean | undefined;
  /** Whether to show only discounted products. */
  readonly onSale?: boolean | undefined;
  /** Choices by option name: products with any of the choices, of every option. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
}

const names = { minPrice: 'min', maxPrice: 'max', productType: 'type', inStock: 'stock', onSale: 'sale' } as const;
const parameters = ['sort', 'min', 'max', 'type', 'stock', 'sale', 'option'];

const parseAmount = (text: string | null): number | undefined => {
  const amount = text?.trim() ? Number(text) : NaN;
  return amount >= 0 && amount < Infinity ? amount : undefined;
};

const omitUndefined = <Fields extends object>(fields: Fields): ListingFilters =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false));

/**
 * Reads filters from a query string. Invalid values are ignored.
 *
 * @param params - Query string or parameters of the page's URL: `sort`, `min`, `max`, `type`, `stock=in`, `sale=on`, and
 * `option=Color:Moss` once per choice. Others are ignored.
 * @returns The filters, without those that are not set.
 * @example
 * ```ts
 * import { parseListingFilters } from '@cartwright/react/stores';
 *
 * export const { maxPrice, choices } = parseListingFilters('?max=50&option=Color:Moss&option=Color:Ink');
 * ```
 */
export function parseListingFilters(params: string | URLSearchParams): ListingFilters {
  const given = new URLSearchParams(params);
  const choices = new Map<string, string[]>();
  for (const text of given.getAll('option')) {
    const [option = '', ...rest] = text.split(':');
    const choice = rest.join(':');
    if (option && choice) choices.set(option, [...new Set([...(choices.get(option) ?? []), choice])]);
  }
  const sort = listingSorts.find((name) => name === given.get('sort'));
  return omitUndefined({
    sort: sort === 'featured' ? undefined : sort,
    minPrice: parseAmount(given.get(names.minPrice)),
    maxPrice: parseAmount(given.get(names.maxPrice)),
    productType: given.get(names.productType) || undefined,
    inStock: given.get(names.inStock) === 'in',
    onSale: given.get(names.onSale) === 'on',
    choices: choices.size > 0 ? Object.fromEntries(choices) : undefined,
  });
}

/**
 * Writes filters into a query string, so that links, reloads and the back button keep them.
 *
 * @param filters - Filters and order.
 * @param params - Parameters to keep, such as those of the page's URL. Not modified; earlier filters are replaced.
 * @returns The new parameters.
 * @example
 * ```ts
 * import { serializeListingFilters } from '@cartwright/react/stores';
 *
 * export const link = `/sale?${serializeListingFilters({ onSale: true, sort: 'price-low' }).toString()}`;
 * ```
 */
export function serializeListingFilters(
  { sort, minPrice, maxPrice, productType, inStock, onSale, choices = {} }: ListingFilters,
  params: string | URLSearchParams = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of parameters) next.delete(name);
  const set = (name: string, value: string | number | false | undefined) => {
    if (value !== undefined && value !== false && value !== '') next.set(name, String(value));
  };
  set('sort', sort !== 'featured' && sort);
  set(names.minPrice, minPrice);
  set(names.maxPrice, maxPrice);
  set(names.productType, productType);
  set(names.inStock, inStock && 'in');
  set(names.onSale, onSale && 'on');
  for (const [option, list] of Object.entries(choices))
    for (const choice of list) next.append('option', `${option}:${choice}`);
  return next;
}
