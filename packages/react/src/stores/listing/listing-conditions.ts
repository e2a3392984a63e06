import { compare } from '@cartwright/core/money';
import type {
  CatalogProductFilter,
  CatalogProductQuery,
  CatalogSort,
  CatalogVersion,
} from '@cartwright/stores/catalog';
import type { ProductSummary } from '../../queries/product.js';
import type { ListingFilters, ListingSort } from './listing-filters.js';

/** Products to list: all, those of a collection, or those that a text search finds. */
export interface ListingScope {
  /** Collection ID. */
  readonly collectionId?: string | undefined;
  /** Free text, as `filter.text` of `productsQuery`. */
  readonly search?: string | undefined;
  /** Other conditions of `productsQuery`, such as `{ namePrefix: 'Oak' }`. */
  readonly filter?: CatalogProductFilter | undefined;
}

/** Filter and order of the platform's query. */
export type ListingConditions = Pick<CatalogProductQuery, 'filter' | 'sort'>;

/** Listing, with the part of its filters that the platform applies, and the others. */
export interface ListingPlan {
  /** Query of the platform. */
  readonly conditions: ListingConditions;
  /** Filters and order that are applied to the products of the response. `undefined` if there are none. */
  readonly here: ListingFilters | undefined;
}

/** Orders that the platform knows, by catalog version. */
const platformSorts: Readonly<Record<CatalogVersion, Readonly<Partial<Record<ListingSort, CatalogSort>>>>> = {
  v1: { newest: 'newest', name: 'name' },
  v3: { newest: 'newest', name: 'name', 'price-low': 'price', 'price-high': '-price' },
};

/** Whether the order depends on the price as charged. */
export const sortsByPrice = ({ sort }: ListingFilters): boolean => sort === 'price-low' || sort === 'price-high';

const hasFilters = ({ choices = {}, sort, ...filters }: ListingFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== false) ||
  Object.values(choices).some(({ length }) => length > 0) ||
  sortsByPrice({ sort });

/**
 * Plans which filters the platform applies. No version can filter by sale and by any of several choices. Catalog V1 also
 * knows neither charged prices nor stock.
 */
export function planListing(
  { collectionId, search, filter }: ListingScope,
  { sort, productType, minPrice, maxPrice, inStock, ...others }: ListingFilters,
  version: CatalogVersion,
): ListingPlan {
  const prices = { minPrice, maxPrice, inStock };
  const type = productType === 'physical' || productType === 'digital' ? productType : undefined;
  const conditions: CatalogProductFilter = {
    ...filter,
    ...(collectionId !== undefined && { categoryId: collectionId }),
    ...(search?.trim() && { text: search.trim() }),
    ...(type && { type }),
    ...(version === 'v3' && {
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(inStock && { inStock }),
    }),
  };
  const platformSort = sort && platformSorts[version][sort];
  const here = version === 'v3' ? others : { ...others, ...prices, ...(!platformSort && { sort }) };
  return {
    conditions: { filter: conditions, ...(platformSort && { sort: platformSort }) },
    here: hasFilters(here) ? here : undefined,
  };
}

/** Lowest price as charged. */
const getPrice = ({ priceRange }: ProductSummary): string => priceRange?.min ?? '0';

/** Whether a variant is in stock, as Catalog V3 filters it: products that can only be pre-ordered are not. */
export const isInStock = ({ stockStatus }: ProductSummary): boolean =>
  stockStatus === 'IN_STOCK' || stockStatus === 'PARTIALLY_OUT_OF_STOCK';

function matches(product: ProductSummary, { inStock, onSale, minPrice, maxPrice, choices = {} }: ListingFilters) {
  if (inStock && !isInStock(product)) return false;
  if (onSale && !product.priceRange?.compareAt) return false;
  if (minPrice !== undefined && compare(getPrice(product), minPrice) < 0) return false;
  if (maxPrice !== undefined && compare(getPrice(product), maxPrice) > 0) return false;
  return Object.entries(choices).every(([name, wanted]) => {
    const option = product.options.find((candidate) => candidate.name === name);
    return wanted.length === 0 || option?.choices.some((choice) => choice.visible && wanted.includes(choice.name));
  });
}

/** The products that match, in the order of the listing. */
export function arrange(products: readonly ProductSummary[], filters: ListingFilters): ProductSummary[] {
  const matching = products.filter((product) => matches(product, filters));
  if (!sortsByPrice(filters)) return matching;
  const direction = filters.sort === 'price-low' ? 1 : -1;
  return matching.sort((one, other) => direction * compare(getPrice(one), getPrice(other)));
}
