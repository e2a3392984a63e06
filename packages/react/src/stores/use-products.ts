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
 * Lists or searches products, page by page, in either catalog version. When the query changes, the previous products stay until the response arrives
 * (`isPlaceholderData`).
 *
 * @param filters - Filter, sort order and page size: `limit`, from 1 to 100, 50 by default. Without it, all products.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `items` of all fetched pages and their `totalCount`; `fetchNextPage`
 * fetches the next one.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProducts } from '@cartwright/react/stores';
 *
 * export function Shelf() {
 *   const { data, hasNextPage, fetchNextPage } = useProducts({ sort: 'price' });
 *   return (
 *     <>
 *       {data?.items.map(({ id, name }) => (
 *         <p key={id}>{name}</p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
 *     </>
 *   );
 * }
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function useProducts<Selected = ProductPages>(
  filters?: ProductPagesQuery,
  { query }: ReadPagesParameters<ProductPages, Selected> = {},
): UseInfiniteQueryResult<Selected, CartwrightError> {
  const { client, catalogVersion } = useCartwright();
  const options = productsInfiniteQuery(client, filters, { catalogVersion });
  return useReadPages({ ...options, placeholderData: keepPreviousData }, query);
}
