import { Link } from '../ui/link.js';
import { RequestFailed } from '../ui/request-failed.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGrid, ProductGridSkeleton } from '../ui/product/product-grid.js';
import { featuredCards } from './home-queries.js';
import { useFeatured } from './use-featured.js';

/** Products that the merchant features. */
export function FeaturedProducts() {
  const { products, collection, isPending, isError, error, refetch } = useFeatured();
  const texts = useTexts('home');
  return (
    <section aria-labelledby="featured" className="wrap mt-24">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <h2 id="featured" className="text-3xl">
          <Phrase text={texts.featured} parts={[(part) => <span className="aside">{part}</span>]} />
        </h2>
        <Link
          to={`/collections/${collection?.slug ?? 'all-products'}`}
          className="py-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {texts.allFeatured}
        </Link>
      </div>
      {isError && products.length === 0 ? (
        <RequestFailed error={error} what="featuredProducts" onRetry={() => void refetch()} />
      ) : isPending || products.length === 0 ? (
        <ProductGridSkeleton count={8} />
      ) : (
        <ProductGrid products={featuredCards(products)} />
      )}
    </section>
  );
}
