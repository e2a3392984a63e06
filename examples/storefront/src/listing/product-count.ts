import type { Collection, ProductPagesQuery } from '@cartwright/react/queries';
import { useProducts } from '@cartwright/react/stores';

/** Query whose total is the number of products of a collection. */
export const countQuery = ({ id, slug }: Collection): ProductPagesQuery => ({
  filter: slug === 'all-products' ? {} : { categoryId: id },
  limit: 1,
});

/**
 * Number of products of a collection that shoppers see. The collection's own count includes hidden products in Catalog
 * V3. `undefined` until known.
 */
export const useProductCount = (collection: Collection): number | undefined =>
  useProducts(countQuery(collection)).data?.totalCount;
