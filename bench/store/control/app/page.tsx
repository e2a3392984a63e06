import Image from 'next/image';
import Link from 'next/link';
import { ProductGrid } from './product-grid';
import { listProducts, queryCategories, queryProducts } from './shop';

export const revalidate = 3600;

export default async function HomePage() {
  const categories = await queryCategories();
  const featured = categories.find(({ slug }) => slug === 'featured-products');
  const [products, newest] = await Promise.all([
    listProducts(featured?.id ?? '', 11),
    queryProducts({ sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 8 } }),
  ]);
  return (
    <>
      <h1>Goods worth keeping</h1>
      <ProductGrid products={products.slice(0, 3)} eager={3} />
      <h2>Picked this week</h2>
      <ProductGrid products={products.slice(3)} />
      <h2>Room by room</h2>
      <ul className="grid">
        {categories.slice(2).map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link href={`/collections/${slug}`} prefetch={false}>
              <Image src={image.url} alt="" width={480} height={533} sizes="(min-width: 48rem) 30vw, 46vw" />
              <h3>{name}</h3>
            </Link>
          </li>
        ))}
      </ul>
      <h2>Just unpacked</h2>
      <ProductGrid products={newest} />
    </>
  );
}
