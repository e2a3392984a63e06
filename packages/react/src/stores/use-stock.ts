'use client';

import { withStock } from '@cartwright/stores/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import type { Product, ProductSummary } from '../queries/product.js';
import { stockQuery } from '../queries/stock-query.js';

/** Result of {@link useStock}. */
export interface StockResult<Item> {
  /** The products, with the stock of those whose stock was not complete, once it is fetched. */
  readonly products: Item[];
  /** Whether stock is being fetched. */
  readonly isPending: boolean;
}

/**
 * Adds what the platform does not return with products: the pre-orders of Catalog V1, and the quantities of Catalog V3.
 * `useProductSelection` then reports `PREORDER` where a sold-out variant can be pre-ordered, and limits the quantity. One
 * request for all products, and none if their stock is complete.
 *
 * @param given - Products, such as those of a page; at most 100.
 * @returns The products, and whether stock is being fetched. If it cannot be fetched, the products stay as they are.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProductSelection, useStock, type Product } from '@cartwright/react/stores';
 *
 * export function StockLine({ product }: { product: Product }) {
 *   const { products } = useStock([product]);
 *   const { stock } = useProductSelection(products[0]);
 *   return <p>{stock?.availability === 'PREORDER' ? stock.preorderMessage : stock?.availability}</p>;
 * }
 * ```
 * @see POST /stores-reader/v1/variants/query
 * @see GET /stores/v3/inventory-items/query
 */
export function useStock<Item extends Product | ProductSummary>(given: readonly Item[]): StockResult<Item> {
  const { client, queryClient, catalogVersion } = useCartwright();
  const isComplete = given.every(({ stockIsComplete }) => stockIsComplete);
  const { data, isLoading } = useQuery(
    { ...stockQuery(client, given, { catalogVersion }), enabled: !isComplete },
    queryClient,
  );
  // Many applications create the list again on each render.
  const [shown, setShown] = useState(given);
  const isSame = shown.length === given.length && shown.every((product, index) => product === given[index]);
  if (!isSame) setShown(given);
  const current = isSame ? shown : given;
  const products = useMemo(
    () => current.map((product) => (data ? withStock(product, data) : product)),
    [current, data],
  );
  return { products, isPending: isLoading };
}
