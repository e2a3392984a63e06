import type { Client } from '@cartwright/core';
import { searchOrders, type OrderSearch, type SearchOrdersResponse } from '@cartwright/ecom/orders';
import { revive } from '../query/revive.js';
import { privateQuery } from './private-query.js';
import { ordersKey } from './query-keys.js';

const select = /* @__PURE__ */ revive(searchOrders);
const newest: OrderSearch = { sort: [{ fieldName: '_createdDate', order: 'DESC' }] };

/**
 * Creates the query options of one page of orders of the visitor or member. The data is the response of
 * `searchOrders`: `orders` and the paging `metadata`.
 *
 * @param client - Client of the user.
 * @param search - Filter, sorting and paging. Without it, the newest orders.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { ordersQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchOrders = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchQuery(ordersQuery(client));
 * ```
 * @see POST /ecom/v1/orders/search
 */
export const ordersQuery = (client: Client, search: OrderSearch = newest) =>
  privateQuery(
    client,
    [...ordersKey(client), 'list', search],
    (request): Promise<SearchOrdersResponse> => client.use(searchOrders)(search, request),
    select,
    {},
  );
