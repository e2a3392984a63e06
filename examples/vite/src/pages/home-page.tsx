import { useCollections, useProducts } from '@cartwright/react/stores';
import { Link } from 'react-router';
import { Problem } from '../problem';
import { ProductGrid } from '../product-grid';

const builtIn = ['all-products', 'featured-products'];

/** The collections, and the newest products. */
export function HomePage() {
  const { data: newest, error } = useProducts({ sort: 'newest', limit: 8 });
  const { data: collections } = useCollections();
  const shown = collections?.collections.filter(({ slug, visible }) => visible && !builtIn.includes(slug));
  return (
    <>
      <h1>Made to be kept</h1>
      <ul className="lines">
        {shown?.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/collections/${encodeURIComponent(slug)}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <h2>New arrivals</h2>
      <Problem of={error} />
      {newest && <ProductGrid products={newest.products} />}
    </>
  );
}
