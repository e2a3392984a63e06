import type { Client } from '@cartwright/core';
import { cancelOrder, getOrder, searchOrders, updateOrder, type OrderSearch } from '@cartwright/ecom/orders';
import type { QueryClient } from '@tanstack/react-query';
import { merchantMutation } from './merchant-mutation.js';
import { merchantQuery } from './merchant-query.js';

/**
 * Creates the query options of orders of all buyers. The data is the response of `searchOrders`. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param search - Filter, sorting and paging. Without it, the first orders.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantOrdersQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useOpenOrders = (client: Client) =>
 *   useQuery(merchantOrdersQuery(client, { filter: { fulfillmentStatus: 'NOT_FULFILLED' } })).data?.orders;
 * ```
 * @see POST /ecom/v1/orders/search
 */
export const merchantOrdersQuery = (client: Client, search: OrderSearch = {}) =>
  merchantQuery(client, searchOrders, search);

/**
 * Creates the query options of an order of any buyer. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantOrderQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useOrderNumber = (client: Client, orderId: string) =>
 *   useQuery(merchantOrderQuery(client, orderId)).data?.number;
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export const merchantOrderQuery = (client: Client, orderId: string) => merchantQuery(client, getOrder, orderId);

/**
 * Creates the mutation options that update and cancel orders. The variables of a mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @returns Options for `useMutation`, by what they do.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { orderMutations } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useCancel(client: Client, orderId: string) {
 *   const { mutate } = useMutation(orderMutations(client, useQueryClient()).cancel);
 *   return () => mutate([orderId, { restockAllItems: true }]);
 * }
 * ```
 * @see PATCH /ecom/v1/orders/{order.id}
 * @see POST /ecom/v1/orders/{id}/cancel
 */
export const orderMutations = (client: Client, queryClient: QueryClient) => ({
  /** Updates buyer, addresses and other fields: `[orderId, fields]`. */
  update: merchantMutation(client, queryClient, updateOrder),
  /** Cancels an order: `[orderId, { restockAllItems, sendOrderCanceledEmail }]`. */
  cancel: merchantMutation(client, queryClient, cancelOrder),
});
