import { Image } from '@cartwright/react/components';
import { collectionsQuery, productsInfiniteQuery } from '@cartwright/react/queries';
import { useCollections, useProducts } from '@cartwright/react/stores';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ProductGrid } from '../components/shop/product-card';
import { shopContext } from '../session.server';
import { collectionPath } from '../site';
import type { Route } from './+types/home';

const newest = { sort: 'newest', limit: 8 } as const;

const builtIn = ['all-products', 'featured-products'];

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.fetchInfiniteQuery(productsInfiniteQuery(shop, newest)),
    queryClient.fetchQuery(collectionsQuery(shop)),
  ]);
  return dehydrate(queryClient);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <section className="hero">
        <h1>
          Made to be <em>kept</em>
        </h1>
        <Link to={collectionPath('all-products')} className="shop-button">
          See everything
        </Link>
      </section>
      <Newest />
      <Collections />
    </HydrationBoundary>
  );
}

function Newest() {
  const { data } = useProducts(newest);
  return (
    <>
      <h2>New arrivals</h2>
      <ProductGrid products={data?.items ?? []} />
    </>
  );
}

function Collections() {
  const { data } = useCollections();
  const shown = data?.items.filter(({ slug, visible }) => visible && !builtIn.includes(slug));
  return (
    <>
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
