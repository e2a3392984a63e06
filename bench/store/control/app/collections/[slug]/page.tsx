import { notFound } from 'next/navigation';
import { ProductGrid } from '../../product-grid';
import { queryCollections, queryProducts } from '../../shop';

export const revalidate = 3600;

export const generateStaticParams = () => [];

export default async function CollectionPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const collection = (await queryCollections()).find((one) => one.slug === slug);
  if (!collection) notFound();
  const filter = slug === 'all-products' ? {} : { collectionIds: { $hasSome: [collection.id] } };
  const products = await queryProducts({ filter, paging: { limit: 24 } });
  return (
    <>
      <h1>{collection.name}</h1>
      <p>{collection.description}</p>
      <ProductGrid products={products} eager={2} />
    </>
  );
}
