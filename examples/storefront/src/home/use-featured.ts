import { useCollection, useProducts } from '@cartwright/react/stores';

/** Featured products of the merchant, or the latest products if none are featured. */
export function useFeatured() {
  const { data: collection, isPending: isSearching } = useCollection({ slug: 'featured-products' });
  const { data, isPending, isError, error, refetch } = useProducts(
    {
      ...(collection ? { filter: { categoryId: collection.id } } : { sort: 'newest' as const }),
      limit: 12,
    },
    { query: { enabled: !isSearching } },
  );
  return { products: data?.products ?? [], collection, isPending, isError, error, refetch };
}
