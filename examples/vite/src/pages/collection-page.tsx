import { useCollection } from '@cartwright/react/stores';
import { useParams, useSearchParams } from 'react-router';
import { Listing } from '../components/shop/listing';
import { Problem } from '../components/shop/problem';

/** A collection, sorted and filtered by the URL. */
export function CollectionPage() {
  const { slug = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data: collection, error } = useCollection({ slug });
  if (collection === null) return <h1>Collection not found</h1>;
  return (
    <>
      <h1>{collection?.name}</h1>
      <Problem of={error} />
      {collection && (
        <Listing key={collection.id} collectionId={collection.id} params={params} onParamsChange={setParams} />
      )}
    </>
  );
}
