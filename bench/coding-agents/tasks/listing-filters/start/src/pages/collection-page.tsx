import { useCollection, useProducts } from '@cartwright/react/stores';
import { useParams } from 'react-router';
import { Problem } from '../components/shop/problem';
import { ProductGrid } from '../components/shop/product-card';

/** The first products of a collection. */
export function CollectionPage() {
  const { slug = '' } = useParams();
  const { data: collection } = useCollection({ slug });
  const filter = { categoryId: collection?.id };
  const { data, error } = useProducts({ filter, limit: 24 }, { query: { enabled: Boolean(collection) } });
  if (collection === null) return <h1>Collection not found</h1>;
  return (
    <>
      <h1>{collection?.name}</h1>
      <Problem of={error} />
      {data && <ProductGrid products={data.items} />}
    </>
  );
}
