// app/products/[slug]/page.tsx
import { productQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { addToCart } from '../../actions';
import { catalog } from '../../catalog';
import { ProductView } from './product-view';

export const instant = false;

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  await connection(); // With Cache Components: renders at request time.
  const { slug } = await params;
  const queryClient = new QueryClient();
  const product = await queryClient.fetchQuery(productQuery(catalog, { slug }));
  if (!product) notFound();
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ProductView slug={slug} />
      <form action={addToCart}>
        <input type="hidden" name="slug" value={slug} />
        <button>Add by action</button>
      </form>
    </HydrationBoundary>
  );
}
