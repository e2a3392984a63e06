import type { Client } from '@cartwright/core';
import {
  listTransactionsForSingleOrder,
  type ListTransactionsForSingleOrderResponse,
} from '@cartwright/ecom/order-transactions';
import { revive } from '../query/revive.js';
import { privateQuery } from './private-query.js';
import { ordersKey } from './query-keys.js';

const select = /* @__PURE__ */ revive(listTransactionsForSingleOrder);

/**
 * Creates the query options of the payments and refunds of an order. The data is the response of
 * `listTransactionsForSingleOrder`. Requires a merchant identity (API key or app).
 *
 * @param client - Client of the user.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { orderTransactionsQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const getPayments = async (queryClient: QueryClient, merchant: Client, orderId: string) =>
 *   (await queryClient.fetchQuery(orderTransactionsQuery(merchant, orderId))).orderTransactions?.payments;
 * ```
 * @see GET /ecom/v1/payments/orders/{orderId}
 */
export const orderTransactionsQuery = (client: Client, orderId: string) =>
  privateQuery(
    client,
    [...ordersKey(client), 'transactions', orderId],
    (request): Promise<ListTransactionsForSingleOrderResponse> =>
      client.use(listTransactionsForSingleOrder)(orderId, request),
    select,
    {},
  );
