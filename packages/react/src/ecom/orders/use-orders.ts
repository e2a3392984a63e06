'use client';

import type { CartwrightError } from '@cartwright/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useClient } from '../../provider/use-client.js';
import { useReadPages, type ReadPagesParameters } from '../../provider/use-read-pages.js';
import { ordersInfiniteQuery, type OrderPages, type OrderPagesQuery } from '../../queries/orders-infinite-query.js';

/**
 * Lists the orders of the visitor or member, newest first, page by page.
 *
 * @param filters - `limit`: orders per page, from 1 to 100, 10 by default.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `items` of all fetched pages; `fetchNextPage` fetches the next one.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useOrders } from '@cartwright/react/ecom';
 *
 * export function MyOrders() {
 *   const { data, hasNextPage, fetchNextPage } = useOrders();
 *   return (
 *     <>
 *       {data?.items.map(({ _id, number, priceSummary }) => (
 *         <p key={_id}>
 *           {number}: {priceSummary?.total?.formattedAmount}
 *         </p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>Older orders</button>}
 *     </>
 *   );
 * }
 * ```
 * @see POST /ecom/v1/orders/search
 */
export function useOrders<Selected = OrderPages>(
  filters?: OrderPagesQuery,
  { query }: ReadPagesParameters<OrderPages, Selected> = {},
): UseInfiniteQueryResult<Selected, CartwrightError> {
  return useReadPages(ordersInfiniteQuery(useClient(), filters), query);
}
