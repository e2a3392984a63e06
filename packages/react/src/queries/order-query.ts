import type { Client } from '@cartwright/core';
import { getOrder, type Order } from '@cartwright/ecom/orders';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import { privateQuery } from './private-query.js';
import { ordersKey } from './query-keys.js';

const select = /* @__PURE__ */ revive(getOrder);

/**
 * Creates the query options of an order of the visitor or member. The data is the order, or `null` if it does not exist.
 *
 * @param client - Client of the user.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { orderQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchOrder = (queryClient: QueryClient, client: Client, orderId: string) =>
 *   queryClient.prefetchQuery(orderQuery(client, orderId));
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export const orderQuery = (client: Client, orderId: string) =>
  privateQuery(
    client,
    [...ordersKey(client), 'order', orderId],
    (request): Promise<Order | null> => unlessMissing(client.use(getOrder)(orderId, request)),
    select,
    null,
  );
