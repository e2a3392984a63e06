// app/page.tsx
import { productsQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { catalog } from './catalog';
import { ProductList } from './product-list';
import { newest } from './newest';

export default function Page() {
  return (
    <>
      <h1>Our store</h1>
      <Suspense fallback={<p>Loading products …</p>}>
        <Newest />
      </Suspense>
    </>
  );
}

async function Newest() {
  await connection(); // With Cache Components: renders at request time.
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(productsQuery(catalog, newest));
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ProductList />
    </HydrationBoundary>
  );
}
