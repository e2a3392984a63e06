'use client';

import { searchOrders, type Order } from '@cartwright/ecom/orders';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useSessionId } from '../provider/use-session-id.js';
import { privateKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';

const orders = { searchOrders };
const revived = /* @__PURE__ */ revive(searchOrders);

/** Options of {@link useOrders}. */
export interface UseOrdersOptions {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean;
  /**
   * Orders per page, from 1 to 100.
   *
   * @default 10
   */
  pageSize?: number;
}

/** Result of {@link useOrders}. */
export interface OrdersResult extends ReadResult {
  /** Orders of all fetched pages, newest first. */
  readonly orders: Order[];
  /** Whether there is a next page. */
  readonly hasNextPage: boolean;
  /** Whether the next page is being fetched. */
  readonly isFetchingNextPage: boolean;
  /** Fetches the next page. Stable across renders. Never rejects: failures set `error`. */
  readonly fetchNextPage: () => Promise<unknown>;
}

type Answer = Awaited<ReturnType<typeof searchOrders>>;

const join = ({ pages }: InfiniteData<Answer, string>) => pages.flatMap((page) => revived(page).orders ?? []);

const none: Order[] = [];

/**
 * Lists the orders of the visitor or member, newest first, page by page.
 *
 * @param options - Page size, and whether to fetch.
 * @returns The orders fetched so far, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useOrders } from '@cartwright/react/ecom';
 *
 * export function MyOrders() {
 *   const { orders, hasNextPage, fetchNextPage } = useOrders();
 *   return (
 *     <>
 *       {orders.map(({ _id, number, priceSummary }) => (
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
export function useOrders({ enabled = true, pageSize: limit = 10 }: UseOrdersOptions = {}): OrdersResult {
  const { client, queryClient } = useCartwright();
  const session = useSessionId();
  const result = useInfiniteQuery(
    {
      ...readOptions,
      queryKey: privateKey(session, searchOrders, limit),
      queryFn: ({ signal, pageParam: cursor }) =>
        read(signal, (request) =>
          client
            .use(orders)
            .searchOrders(
              cursor
                ? { cursorPaging: { cursor, limit } }
                : { cursorPaging: { limit }, sort: [{ fieldName: '_createdDate', order: 'DESC' }] },
              request,
            ),
        ),
      initialPageParam: '',
      getNextPageParam: ({ metadata }) => metadata?.cursors?.next || undefined,
      select: join,
      enabled,
    },
    queryClient,
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  return { orders: result.data ?? none, hasNextPage, isFetchingNextPage, fetchNextPage, ...readResult(result) };
}
