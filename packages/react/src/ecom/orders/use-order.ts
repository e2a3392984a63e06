'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Order } from '@cartwright/ecom/orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../provider/use-client.js';
import { useRead, type ReadParameters } from '../../provider/use-read.js';
import { orderQuery } from '../../queries/order-query.js';

/**
 * Gets an order of the visitor or member, such as for the thank-you page.
 *
 * @param orderId - Order ID, which the platform appends to `thankYouPageUrl` as `orderId`. No request is sent without
 * it.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` is the order, or `null` if it does not exist.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useOrder } from '@cartwright/react/ecom';
 *
 * export function ThankYou({ orderId }: { orderId: string }) {
 *   const { data: order } = useOrder(orderId);
 *   return <h1>{order === null ? 'Order not found' : `Thank you! Your order is number ${order?.number ?? '…'}`}</h1>;
 * }
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export function useOrder<Selected = Order | null>(
  orderId: string | null | undefined,
  { query }: ReadParameters<Order | null, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  return useRead(orderQuery(useClient(), orderId ?? ''), orderId ? query : { ...query, enabled: false });
}
