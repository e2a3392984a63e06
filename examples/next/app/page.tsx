import { Image } from '@cartwright/react/components';
import { collectionQuery, productsQuery } from '@cartwright/react/queries';
import Link from 'next/link';
import { ProductGrid } from '../components/shop/product-card';
import { catalog, getQueryClient, listCollections } from '../shop/catalog';
import { pageMetadata } from '../shop/seo';
import { collectionPath, name } from '../shop/site';

const tagline = 'Made by people who would rather sell you one good thing than three poor ones.';

const size = { width: 480, height: 320, sizes: '(min-width: 60rem) 18rem, 46vw' };

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
      <section className="grid justify-items-start gap-6 rounded-3xl bg-brand p-8 md:p-20">
        <h1 className="text-6xl md:text-8xl">
          Made to be <em>kept</em>
        </h1>
        <p className="max-w-md text-xl">{tagline}</p>
        <Link
          href="/collections/all-products"
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        >
          See everything
        </Link>
      </section>
      <h2>Featured</h2>
      <ProductGrid products={items} />
      <h2>Collections</h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {collections.map(({ slug, name, image }) => (
          <li key={slug}>
            <Link href={collectionPath(slug)} className="grid gap-0.5 hover:underline">
              <Image reference={image} alt="" {...size} className="mb-2 w-full rounded-xl" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
