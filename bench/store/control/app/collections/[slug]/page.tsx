import { notFound } from 'next/navigation';
import { ProductGrid } from '../../product-grid';
import { listProducts, queryCategories } from '../../shop';

export const revalidate = 3600;

export const generateStaticParams = () => [];

export default async function CollectionPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const category = (await queryCategories()).find((one) => one.slug === slug);
  if (!category) notFound();
  const products = await listProducts(category.id, 24);
  return (
    <>
      <h1>{category.name}</h1>
      <ProductGrid products={products} eager={2} />
    </>
  );
}
