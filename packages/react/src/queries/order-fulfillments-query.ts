import type { Client } from '@cartwright/core';
import {
  listFulfillmentsForSingleOrder,
  type ListFulfillmentsForSingleOrderResponse,
} from '@cartwright/ecom/order-fulfillments';
import { revive } from '../query/revive.js';
import { privateQuery } from './private-query.js';
import { ordersKey } from './query-keys.js';

const select = /* @__PURE__ */ revive(listFulfillmentsForSingleOrder);

/**
 * Creates the query options of the fulfillments of an order, with their tracking numbers. The data is the response of
 * `listFulfillmentsForSingleOrder`.
 *
 * @param client - Client of the user.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { orderFulfillmentsQuery } from '@cartwright/react/queries';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function Tracking({ orderId }: { orderId: string }) {
 *   const { data } = useQuery(orderFulfillmentsQuery(useClient(), orderId));
 *   return data?.orderWithFulfillments?.fulfillments?.map(({ _id, trackingInfo }) => (
 *     <p key={_id}>{trackingInfo?.trackingNumber}</p>
 *   ));
 * }
 * ```
 * @see GET /ecom/v1/fulfillments/orders/{orderId}
 */
export const orderFulfillmentsQuery = (client: Client, orderId: string) =>
  privateQuery(
    client,
    [...ordersKey(client), 'fulfillments', orderId],
    (request): Promise<ListFulfillmentsForSingleOrderResponse> =>
      client.use(listFulfillmentsForSingleOrder)(orderId, request),
    select,
    {},
  );
