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
      <section className="grid justify-items-start gap-6 rounded-3xl bg-brand p-8 md:p-20">
        <h1 className="text-6xl md:text-8xl">
          Made to be <em>kept</em>
        </h1>
        <Link
          to={collectionPath('all-products')}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        >
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
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {shown?.map(({ id, image, name, slug }) => (
          <li key={id}>
            <Link to={collectionPath(slug)} className="grid gap-0.5 hover:underline">
              <Image
                reference={image}
                alt=""
                width={480}
                height={320}
                sizes="(min-width: 60rem) 18rem, 46vw"
                className="mb-2 w-full rounded-xl"
              />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
