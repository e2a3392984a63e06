import { Image } from '@cartwright/react/components';
import { useCollections, useProducts } from '@cartwright/react/stores';
import { Link } from 'react-router';
import { Problem } from '../components/shop/problem';
import { ProductGrid } from '../components/shop/product-card';
import { collectionPath } from '../shop';

const builtIn = ['all-products', 'featured-products'];

/** The newest products, and the collections. */
export function HomePage() {
  const { data: newest, error } = useProducts({ sort: 'newest', limit: 8 });
  const { data: collections } = useCollections();
  const shown = collections?.items.filter(({ slug, visible }) => visible && !builtIn.includes(slug));
  return (
    <>
      <section className="hero">
        <h1>
          Made to be <em>kept</em>
        </h1>
        <Link to={collectionPath('all-products')} className="shop-button">
          See everything
        </Link>
      </section>
      <h2>New arrivals</h2>
      <Problem of={error} />
      {newest && <ProductGrid products={newest.items} />}
      <h2>Collections</h2>
      <ul className="shop-grid">
        {shown?.map(({ id, image, name, slug }) => (
          <li key={id}>
            <Link to={collectionPath(slug)} className="shop-card">
              <Image reference={image} alt="" width={480} height={320} sizes="(min-width: 60rem) 18rem, 46vw" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
