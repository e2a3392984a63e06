import { useCollection, useProducts } from '@cartwright/react/stores';

/** The products the merchant features; the latest where nothing is featured. */
export function useFeatured() {
  const { collection, isPending } = useCollection({ slug: 'featured-products' });
  const listing = useProducts(
    collection?._id
      ? { filter: { collectionIds: { $hasSome: [collection._id] } } }
      : { sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] },
    { enabled: !isPending, pageSize: 12 },
  );
  return { ...listing, collection };
}
