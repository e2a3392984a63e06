'use client';

import type { CartwrightError } from '@cartwright/core';
import { keepPreviousData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useReadPages, type ReadPagesParameters } from '../provider/use-read-pages.js';
import {
  productsInfiniteQuery,
  type ProductPages,
  type ProductPagesQuery,
} from '../queries/products-infinite-query.js';

/**
 * Queries products, page by page. When the query changes, the previous products stay until the response arrives
 * (`isPlaceholderData`).
 *
 * @param filters - Filter, sort and paging of `queryProducts`: `paging.limit` is the page size, from 1 to 100, 50 by
 * default. Without it, all products.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `products` of all fetched pages and their `totalCount`; `fetchNextPage`
 * fetches the next one.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProducts } from '@cartwright/react/stores';
 *
 * export function Shelf() {
 *   const { data, hasNextPage, fetchNextPage } = useProducts({ sort: [{ fieldName: 'price', order: 'ASC' }] });
 *   return (
 *     <>
 *       {data?.products.map(({ _id, name }) => (
 *         <p key={_id}>{name}</p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
 *     </>
 *   );
 * }
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function useProducts<Selected = ProductPages>(
  filters?: ProductPagesQuery,
  { query }: ReadPagesParameters<ProductPages, Selected> = {},
): UseInfiniteQueryResult<Selected, CartwrightError> {
  const options = productsInfiniteQuery(useCartwright().client, filters);
  return useReadPages({ ...options, placeholderData: keepPreviousData }, query);
}
