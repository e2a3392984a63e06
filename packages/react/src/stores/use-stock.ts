'use client';

import type { CartwrightError } from '@cartwright/core';
import { withStock } from '@cartwright/stores/catalog';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import type { Product, ProductSummary } from '../queries/product.js';
import { stockQuery } from '../queries/stock-query.js';

/** Products with their stock. */
export interface ProductsWithStock<Item> {
  /** The products, with the stock of those whose stock was not complete, once it is fetched. */
  readonly items: Item[];
}

/** Result of {@link useStock}. */
export interface StockResult<Item> extends Pick<UseQueryResult<unknown, CartwrightError>, 'error' | 'isLoading'> {
  /** The products, as they are until their stock is fetched. */
  readonly data: ProductsWithStock<Item>;
}

/**
 * Adds what the platform does not return with products: the pre-orders of Catalog V1, and the quantities of Catalog V3.
 * `useProductSelection` then reports `PREORDER` where a sold-out variant can be pre-ordered, and limits the quantity. One
 * request for all products, and none if their stock is complete.
 *
 * @param given - Products, such as those of a page; at most 100.
 * @returns The products as `data.items`, whether stock is being fetched for the first time, and the `error` if it cannot be: the products
 * then stay as they are.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProductSelection, useStock, type Product } from '@cartwright/react/stores';
 *
 * export function StockLine({ product }: { product: Product }) {
 *   const { data } = useStock([product]);
 *   const { stock } = useProductSelection(data.items[0]);
 *   return <p>{stock?.availability === 'PREORDER' ? stock.preorderMessage : stock?.availability}</p>;
 * }
 * ```
 * @see POST /stores-reader/v1/variants/query
 * @see GET /stores/v3/inventory-items/query
 */
export function useStock<Item extends Product | ProductSummary>(given: readonly Item[]): StockResult<Item> {
  const { client, queryClient, catalogVersion } = useCartwright();
  const isComplete = given.every(({ stockIsComplete }) => stockIsComplete);
  const {
    data: stock,
    error,
    isLoading,
  } = useQuery({ ...stockQuery(client, given, { catalogVersion }), enabled: !isComplete }, queryClient);
  // Many applications create the list again on each render.
  const [shown, setShown] = useState(given);
  const isSame = shown.length === given.length && shown.every((product, index) => product === given[index]);
  if (!isSame) setShown(given);
  const current = isSame ? shown : given;
  const data = useMemo(
    () => ({ items: current.map((product) => (stock ? withStock(product, stock) : product)) }),
    [current, stock],
  );
  return { data, error, isLoading };
}
