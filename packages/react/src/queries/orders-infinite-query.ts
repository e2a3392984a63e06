import type { CartwrightError, Client } from '@cartwright/core';
import { searchOrders, type Order, type SearchOrdersResponse } from '@cartwright/ecom/orders';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { revive } from '../query/revive.js';
import { privateRead } from './private-query.js';
import { ordersKey } from './query-keys.js';

const sort = [{ fieldName: '_createdDate', order: 'DESC' }] as const;
const orders = { searchOrders };
const revived = /* @__PURE__ */ revive(searchOrders);

type PagesKey = readonly [...ReturnType<typeof ordersKey>, 'pages', number];

/** Orders of all fetched pages. */
export interface OrderPages {
  /** The orders, newest first. */
  readonly items: Order[];
}

const join = ({ pages }: InfiniteData<SearchOrdersResponse, string>): OrderPages => ({
  items: pages.flatMap((page) => revived(page).orders ?? []),
});

/** Query of {@link ordersInfiniteQuery}. */
export interface OrderPagesQuery {
  /**
   * Orders per page, from 1 to 100.
   *
   * @default 10
   */
  limit?: number | undefined;
}

/**
 * Creates the query options of the orders of the visitor or member, newest first, page by page. The data has the
 * `items` of all fetched pages.
 *
 * @param client - Client of the user.
 * @param query - Page size.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { ordersInfiniteQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchOrders = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchInfiniteQuery(ordersInfiniteQuery(client));
 * ```
 * @see POST /ecom/v1/orders/search
 */
export function ordersInfiniteQuery(client: Client, { limit = 10 }: OrderPagesQuery = {}) {
  const { searchOrders } = client.use(orders);
  const inSession = privateRead(client);
  return infiniteQueryOptions<SearchOrdersResponse, CartwrightError, OrderPages, PagesKey, string>({
    ...readOptions,
    queryKey: [...ordersKey(client), 'pages', limit],
    queryFn: ({ signal, pageParam: cursor }) => {
      const search = cursor ? { cursorPaging: { cursor, limit } } : { cursorPaging: { limit }, sort };
      return read(
        signal,
        inSession<SearchOrdersResponse>((request) => searchOrders(search, request), {}),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ metadata }) => metadata?.cursors?.next || undefined,
    select: join,
  });
}
