import { useProducts, type Product, type ProductPagesQuery, type ProductSummary } from '@cartwright/react/stores';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGrid } from '../ui/product/product-grid.js';

/** Query of the products of a collection that are shown beside a product. */
export const relatedProducts = (collectionId: string | undefined): ProductPagesQuery => ({
  filter: { categoryId: collectionId },
  limit: 12,
});

/** Products to show beside a product: up to four that can be bought. */
export const relatedCards = (product: Product, products: ProductSummary[]): ProductSummary[] =>
  products.filter(({ id, stockStatus }) => id !== product.id && stockStatus !== 'OUT_OF_STOCK').slice(0, 4);

/** Other products of the same collection. Renders nothing if there are none. */
export function RelatedProducts({ product, collectionId }: { product: Product; collectionId: string | undefined }) {
  const { related } = useTexts('product');
  const { data } = useProducts(relatedProducts(collectionId), { query: { enabled: collectionId !== undefined } });
  const others = relatedCards(product, data?.items ?? []);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap mt-28">
      <h2 id="related" className="mb-8 text-2xl">
        <Phrase text={related} parts={[(part) => <span className="aside">{part}</span>]} />
      </h2>
      <ProductGrid products={others} columns="md:grid-cols-4" />
    </section>
  );
}
