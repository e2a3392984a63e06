import {
  parseListingFilters,
  serializeListingFilters,
  useCollection,
  useProductListing,
} from '@cartwright/react/stores';
import { useParams, useSearchParams } from 'react-router';
import { Problem } from '../problem';
import { ProductGrid } from '../product-grid';

/** A collection, sorted and filtered by the URL. */
export function CollectionPage() {
  const { slug = '' } = useParams();
  const { data: collection, error } = useCollection({ slug });
  if (collection === null) return <h1>Collection not found</h1>;
  return (
    <>
      <h1>{collection?.name}</h1>
      <Problem of={error} />
      {collection && <Listing key={collection.id} collectionId={collection.id} />}
    </>
  );
}

function Listing({ collectionId }: { collectionId: string }) {
  const [params, setParams] = useSearchParams();
  const filters = parseListingFilters(params);
  const { data, hasNextPage, fetchNextPage, isSearching, error } = useProductListing({ collectionId, filters });
  const change = (changes: typeof filters) =>
    setParams((current) => serializeListingFilters({ ...filters, ...changes }, current), { replace: true });
  return (
    <section aria-busy={isSearching}>
      <p>
        <label>
          <input
            type="checkbox"
            checked={filters.inStock ?? false}
            onChange={({ target }) => change({ inStock: target.checked })}
          />{' '}
          In stock
        </label>
      </p>
      <Problem of={error} />
      <ProductGrid products={data?.items ?? []} />
      {hasNextPage && <button onClick={() => void fetchNextPage()}>Show more</button>}
    </section>
  );
}
