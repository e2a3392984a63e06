import { useCollection, useProducts } from '@cartwright/react/stores';

/** Featured products of the merchant, or the latest products if none are featured. */
export function useFeatured() {
  const { data: collection, isPending: isSearching } = useCollection({ slug: 'featured-products' });
  const { data, isPending, isError, error, refetch } = useProducts(
    {
      ...(collection?._id
        ? { filter: { collectionIds: { $hasSome: [collection._id] } } }
        : { sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] }),
      paging: { limit: 12 },
    },
    { query: { enabled: !isSearching } },
  );
  return { products: data?.products ?? [], collection, isPending, isError, error, refetch };
}
