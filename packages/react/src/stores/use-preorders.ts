'use client';

import { queryStoreVariants, type Product } from '@cartwright/stores/products';
import { getStock, withPreorderInfo } from '@cartwright/stores/selection';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { queryKeys } from '../queries/query-keys.js';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';

/** Result of {@link usePreorders}. */
export interface PreordersResult {
  /** The products, with the pre-order settings of those that are sold out, once these are fetched. */
  readonly products: Product[];
  /** Whether pre-order settings are being fetched. Products in stock need none. */
  readonly isPending: boolean;
}

const variants = { queryStoreVariants };
const select = /* @__PURE__ */ revive(queryStoreVariants);

/** Whether any variant of the product is sold out. */
const hasSoldOut = (product: Product): boolean =>
  getStock(product).availability !== 'IN_STOCK' ||
  (product.variants ?? []).some(({ stock }) => stock?.inStock === false);

/**
 * Adds pre-order settings to products, which the platform does not return with them: `getStock`, `listOptions` and
 * `useProductSelection` then report `PREORDER` where a sold-out variant can be pre-ordered. One request for all products,
 * and none if everything is in stock.
 *
 * @param given - Products, such as those of a page.
 * @returns The products, and whether settings are being fetched. If they cannot be fetched, sold-out products stay so.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { usePreorders, useProductSelection } from '@cartwright/react/stores';
 * import type { Product } from '@cartwright/stores/products';
 *
 * export function StockLine({ product }: { product: Product }) {
 *   const { products } = usePreorders([product]);
 *   const { stock } = useProductSelection(products[0]);
 *   return <p>{stock?.availability === 'PREORDER' ? stock.preorderMessage : stock?.availability}</p>;
 * }
 * ```
 * @see POST /stores-reader/v1/variants/query
 */
export function usePreorders(given: readonly Product[]): PreordersResult {
  const { client, queryClient } = useCartwright();
  const ids = given.flatMap((product) => (product._id && hasSoldOut(product) ? [product._id] : [])).sort();
  const filter = { productId: { $in: ids }, 'preorderInfo.enabled': true };
  const options = readQuery(
    [...queryKeys.products(), 'preorders', ids],
    (request) => client.use(variants).queryStoreVariants({ filter, paging: { limit: 100 } }, request),
    select,
  );
  const { data, isLoading } = useQuery({ ...options, enabled: ids.length > 0 }, queryClient);
  // Many applications create the list again on each render.
  const key = JSON.stringify(given.map(({ _id, lastUpdated }) => [_id, lastUpdated]));
  const [shown, setShown] = useState({ key, given });
  if (shown.key !== key) setShown({ key, given });
  const products = useMemo(
    () => shown.given.map((product) => withPreorderInfo(product, data?.variants ?? [])),
    [shown, data],
  );
  return { products, isPending: isLoading };
}
