import { Image } from '@cartwright/react/components';
import { collectionQuery, productsQuery } from '@cartwright/react/queries';
import Link from 'next/link';
import { ProductGrid } from '../components/shop/product-card';
import { catalog, getQueryClient, listCollections } from '../shop/catalog';
import { pageMetadata } from '../shop/seo';
import { collectionPath, name } from '../shop/site';

const tagline = 'Made by people who would rather sell you one good thing than three poor ones.';

const seo = { title: `${name}: made to be kept`, indexable: true };

export const metadata = pageMetadata({ name, seo, path: '/', description: tagline });

export default async function HomePage() {
  const queryClient = getQueryClient();
  const [featured, collections] = await Promise.all([
    queryClient.fetchQuery(collectionQuery(catalog, { slug: 'featured-products' })),
    listCollections(),
  ]);
  const which = featured ? { filter: { categoryId: featured.id } } : { sort: 'newest' as const };
  const { items } = await queryClient.fetchQuery(productsQuery(catalog, { ...which, limit: 8 }));
  return (
    <>
      <section className="hero">
        <h1>
          Made to be <em>kept</em>
        </h1>
        <p>{tagline}</p>
        <Link href="/collections/all-products" className="shop-button">
          See everything
        </Link>
      </section>
      <h2>Featured</h2>
      <ProductGrid products={items} />
      <h2>Collections</h2>
      <ul className="shop-grid">
        {collections.map(({ slug, name, image }) => (
          <li key={slug}>
            <Link href={collectionPath(slug)} className="shop-card">
              <Image reference={image} alt="" width={480} height={320} sizes="(min-width: 60rem) 18rem, 46vw" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
