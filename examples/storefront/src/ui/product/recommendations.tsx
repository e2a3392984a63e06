import { useProducts } from '@cartwright/react/stores';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Phrase } from '../../lib/language/phrase.js';
import { recommendedIds, recommendedProducts, shownRecommendations } from '../../lib/recommendations.js';
import { ProductGrid } from './product-grid.js';

interface RecommendationsProps {
  /** Name of the page's recommendations. */
  page: string;
  /** Title, with the emphasized part in brackets. */
  title: string;
  /** IDs of products that are not shown. */
  without?: readonly string[];
}

/** Products that the platform recommends, up to four that can be bought. Renders nothing if there are none. */
export function Recommendations({ page, title, without }: RecommendationsProps) {
  const id = useId();
  const { data: ids = [] } = useQuery(recommendedIds(page));
  const { data } = useProducts(recommendedProducts(ids), { query: { enabled: ids.length > 0 } });
  const products = shownRecommendations(ids, data?.items ?? [], without);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="wrap mt-28">
      <h2 id={id} className="mb-8 text-2xl">
        <Phrase text={title} parts={[(part) => <span className="aside">{part}</span>]} />
      </h2>
      <ProductGrid products={products} columns="md:grid-cols-4" />
    </section>
  );
}
