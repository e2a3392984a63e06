import { useProducts, type Product } from '@cartwright/react/stores';
import { ProductGrid } from './product-grid.js';

/** Other products of the same collection. Renders nothing if there are none. */
export function RelatedProducts({ product, collectionId }: { product: Product; collectionId: string | undefined }) {
  const { data } = useProducts(
    { filter: { categoryId: collectionId }, limit: 12 },
    { query: { enabled: collectionId !== undefined } },
  );
  const others = (data?.products ?? [])
    .filter(({ id, stockStatus }) => id !== product.id && stockStatus !== 'OUT_OF_STOCK')
    .slice(0, 4);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap mt-28">
      <h2 id="related" className="mb-8 text-2xl">
        Keeps good company with <span className="aside">these</span>
      </h2>
      <ProductGrid products={others} columns="md:grid-cols-4" />
    </section>
  );
}
