import { useProducts } from '@cartwright/react/stores';
import { useEffect, useRef } from 'react';
import { changeStoredIds, useStoredIds } from '../lib/stored-ids.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGrid } from '../ui/product/product-grid.js';
import { useIsNear } from './use-is-near.js';

const key = 'recently-seen';

/** Number of products to remember. */
const memory = 12;

/** Number of products to show. */
const maxProducts = 4;

/** Products that the visitor has seen before this one, newest first. They are requested when the visitor gets near them. */
export function RecentlySeen({ productId }: { productId: string }) {
  const section = useRef<HTMLElement>(null);
  const { recentlySeen } = useTexts('product');
  const isNear = useIsNear(section);
  const ids = (useStoredIds(key) ?? []).filter((id) => id !== productId).slice(0, maxProducts);
  const { data } = useProducts(
    { filter: { ids }, limit: maxProducts },
    { query: { enabled: isNear && ids.length > 0 } },
  );
  const products = ids.flatMap((id) => data?.items.find((product) => product.id === id) ?? []);

  useEffect(() => {
    changeStoredIds(key, (before) => [productId, ...before.filter((id) => id !== productId)].slice(0, memory));
  }, [productId]);

  return (
    <section ref={section} aria-labelledby={products.length > 0 ? 'seen' : undefined}>
      {products.length > 0 && (
        <div className="wrap mt-28">
          <h2 id="seen" className="mb-8 text-2xl">
            <Phrase text={recentlySeen} parts={[(part) => <span className="aside">{part}</span>]} />
          </h2>
          <ProductGrid products={products} columns="md:grid-cols-4" />
        </div>
      )}
    </section>
  );
}
