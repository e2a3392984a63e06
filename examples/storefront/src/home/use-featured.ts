import { useCollection, useProducts } from '@cartwright/react/stores';
import { featuredProducts, featuredSlug } from './home-queries.js';

/** Featured products of the merchant, or the latest products if none are featured. */
export function useFeatured() {
  const { data: collection, isPending: isSearching } = useCollection({ slug: featuredSlug });
  const { data, isPending, isError, error, refetch } = useProducts(featuredProducts(collection), {
    query: { enabled: !isSearching },
  });
  return { products: data?.items ?? [], collection, isPending, isError, error, refetch };
}
