// app/routes/home.tsx
import { useClient } from '@cartwright/react';
import { productsQuery } from '@cartwright/react/queries';
import type { CatalogProductQuery } from '@cartwright/stores/catalog';
import { dehydrate, HydrationBoundary, QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { shopContext } from '../session.server';
import type { Route } from './+types/home';

const newest: CatalogProductQuery = { sort: 'newest', limit: 4 };

/** Returns a promise, so that the page is sent before the products are loaded. */
export function loader({ context }: Route.LoaderArgs) {
  const queryClient = new QueryClient();
  const products = queryClient.prefetchQuery(productsQuery(context.get(shopContext), newest));
  return { products: products.then(() => dehydrate(queryClient)) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Our store</h1>
      <Suspense fallback={<p>Loading products …</p>}>
        <Await resolve={loaderData.products}>
          {(state) => (
            <HydrationBoundary state={state}>
              <ProductList />
            </HydrationBoundary>
          )}
        </Await>
      </Suspense>
    </>
  );
}

function ProductList() {
  const { data } = useSuspenseQuery(productsQuery(useClient(), newest));
  return (
    <ul>
      {data.items.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={`/products/${slug}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
