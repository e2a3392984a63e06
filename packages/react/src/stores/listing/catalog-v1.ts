import type { Product, ProductQuery } from '@cartwright/stores/products';
import { getDiscount, getPrice, getStock, listOptions } from '@cartwright/stores/selection';
import type { ListingFilters } from './listing-filters.js';

// The only file of the listing that names fields of Catalog V1.

/** Products to list: all, those of a collection, or those whose name contains a text. */
export interface ListingScope {
  /** Collection ID. */
  readonly collectionId?: string | undefined;
  /** Text that the product name contains, without regard to case. */
  readonly search?: string | undefined;
  /** Other conditions of `queryProducts`, such as `{ brand: 'Finch' }`. */
  readonly filter?: ProductQuery['filter'] | undefined;
}

/** Filter and order of the platform's query. */
export type ListingConditions = Pick<ProductQuery, 'filter' | 'sort'>;

/** Whether the listing's order depends on the price as charged, which the platform cannot sort by. */
export const sortsByPrice = ({ sort }: ListingFilters): boolean => sort === 'price-low' || sort === 'price-high';

/** Whether products are filtered or sorted here. The platform knows neither charged prices, stock, sales nor choices. */
export const isFilteredHere = (filters: ListingFilters): boolean => {
  const { inStock, onSale, minPrice, maxPrice, choices = {} } = filters;
  const hasChoices = Object.values(choices).some(({ length }) => length > 0);
  return (
    Boolean(inStock || onSale || hasChoices) ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    sortsByPrice(filters)
  );
};

/** Query of the platform for a listing: scope, product type, and the orders that the platform knows. */
export function toProductQuery(
  { collectionId, search, filter }: ListingScope,
  { sort, productType }: ListingFilters,
): ListingConditions {
  const conditions = {
    ...filter,
    ...(collectionId !== undefined && { collectionIds: { $hasSome: [collectionId] } }),
    ...(search?.trim() && { name: { $contains: search.trim() } }),
    ...(productType && { productType }),
  };
  return {
    filter: conditions,
    ...(sort === 'newest' && { sort: [{ fieldName: 'numericId', order: 'DESC' }] }),
    ...(sort === 'name' && { sort: [{ fieldName: 'name', order: 'ASC' }] }),
  };
}

/** Whether a product matches the filters that the platform cannot apply. */
function matches(
  product: Product,
  { inStock, onSale, minPrice = 0, maxPrice = Infinity, choices = {} }: ListingFilters,
) {
  if (inStock && getStock(product).availability !== 'IN_STOCK') return false;
  if (onSale && !getDiscount(product)) return false;
  const amount = getPrice(product)?.amount ?? 0;
  if (amount < minPrice || amount > maxPrice) return false;
  const options = listOptions(product);
  return Object.entries(choices).every(([name, wanted]) => {
    const option = options.find((candidate) => candidate.name === name);
    return wanted.length === 0 || option?.choices.some((choice) => wanted.includes(choice.name));
  });
}

/** The products that match, in the order of the listing. */
export function arrange(products: readonly Product[], filters: ListingFilters): Product[] {
  const matching = products.filter((product) => matches(product, filters));
  if (!sortsByPrice(filters)) return matching;
  const direction = filters.sort === 'price-low' ? 1 : -1;
  return matching
    .map((product) => ({ product, amount: getPrice(product)?.amount ?? 0 }))
    .sort((one, other) => direction * (one.amount - other.amount))
    .map(({ product }) => product);
}

/** Type of a product. */
export const typeOf = ({ productType }: Product): string | undefined => productType;
