import { useProducts, type Collection } from '@cartwright/react/stores';

/**
 * Number of products of a collection that shoppers see. The collection's own count includes hidden products in Catalog
 * V3. `undefined` until known.
 */
export function useProductCount({ id, slug }: Collection): number | undefined {
  const filter = slug === 'all-products' ? {} : { categoryId: id };
  return useProducts({ filter, limit: 1 }).data?.totalCount;
}
