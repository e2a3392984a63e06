import { useProducts } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { newArrivals } from './home-queries.js';
import { ProductGrid, ProductGridSkeleton } from '../ui/product/product-grid.js';

/** The latest products. */
export function NewArrivals() {
  const { data, isPending, isError } = useProducts(newArrivals);
  const texts = useTexts('home');
  const products = data?.items ?? [];
  if (isError || (!isPending && products.length === 0)) return null;
  return (
    <section aria-labelledby="new" className="wrap mt-28">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <h2 id="new" className="text-3xl">
          <Phrase text={texts.newest} parts={[(part) => <span className="aside">{part}</span>]} />
        </h2>
        <Link
          to="/collections/all-products?sort=newest"
          className="py-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {texts.allNewest}
        </Link>
      </div>
      {isPending ? <ProductGridSkeleton count={8} /> : <ProductGrid products={products} />}
    </section>
  );
}
