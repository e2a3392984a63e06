import { useCollection } from '@cartwright/react/stores';
import { useParams } from 'react-router';
import { Problem } from '../components/shop/problem';
import { Listing } from '../listing';

/** A collection, filtered and sorted by the URL. */
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
