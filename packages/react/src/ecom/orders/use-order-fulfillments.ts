'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Fulfillment, ListFulfillmentsForSingleOrderResponse } from '@cartwright/ecom/order-fulfillments';
import type { Order } from '@cartwright/ecom/orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../provider/use-client.js';
import { useRead, type ReadOptions } from '../../provider/use-read.js';
import { orderFulfillmentsQuery } from '../../queries/order-fulfillments-query.js';

/** How to track a shipment. */
export interface Tracking {
  /** Tracking number. */
  readonly number: string;
  /** Display name of the carrier, such as `FedEx`. `undefined` if the merchant entered none. */
  readonly carrier: string | undefined;
  /** URL of the carrier's page. `undefined` unless it is an `http` or `https` URL: merchants enter any text. */
  readonly url: string | undefined;
}

/** Fulfillment of an order, ready to be displayed. */
export interface OrderFulfillment extends Fulfillment {
  /** How to track the shipment. `undefined` without a tracking number. */
  readonly tracking: Tracking | undefined;
}

/** Fulfillments of an order. */
export interface OrderFulfillments {
  /** The fulfillments, the oldest first. */
  readonly items: OrderFulfillment[];
}

/** Options of {@link useOrderFulfillments}. */
export interface UseOrderFulfillmentsOptions {
  /** TanStack Query options, such as `enabled` and `refetchInterval`. */
  query?: Omit<ReadOptions<ListFulfillmentsForSingleOrderResponse>, 'select' | 'initialData' | 'placeholderData'>;
}

const carriers: Readonly<Record<string, string>> = {
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
  dhl: 'DHL',
  canadaPost: 'Canada Post',
};

function getTracking({ trackingInfo }: Fulfillment): Tracking | undefined {
  const { trackingNumber, shippingProvider, trackingLink } = trackingInfo ?? {};
  if (!trackingNumber) return undefined;
  return {
    number: trackingNumber,
    carrier: shippingProvider ? (carriers[shippingProvider] ?? shippingProvider) : undefined,
    url: trackingLink && /^https?:\/\//i.test(trackingLink) ? trackingLink : undefined,
  };
}

const select = ({ orderWithFulfillments }: ListFulfillmentsForSingleOrderResponse): OrderFulfillments => ({
  items: (orderWithFulfillments?.fulfillments ?? []).map((fulfillment) => ({
    ...fulfillment,
    tracking: getTracking(fulfillment),
  })),
});

const isSent = (order: Order | null | undefined): boolean =>
  order?.fulfillmentStatus === 'FULFILLED' || order?.fulfillmentStatus === 'PARTIALLY_FULFILLED';

/**
 * Gets the fulfillments of an order: what was sent, and how to track it.
 *
 * @param order - Order from `useOrder`, `useOrders` or `useCheckoutReturn`. No request is sent without it, nor before
 * its first fulfillment.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data.items` are the fulfillments, the oldest first, with carrier and link of each shipment.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useOrder, useOrderFulfillments } from '@cartwright/react/ecom';
 *
 * export function Shipments({ orderId }: { orderId: string }) {
 *   const { data: order } = useOrder(orderId);
 *   const { data } = useOrderFulfillments(order);
 *   return data?.items.map(({ _id, tracking }) => (
 *     <a key={_id} href={tracking?.url}>
 *       {tracking?.carrier} {tracking?.number}
 *     </a>
 *   ));
 * }
 * ```
 * @see GET /ecom/v1/fulfillments/orders/{orderId}
 */
export function useOrderFulfillments(
  order: Order | null | undefined,
  { query = {} }: UseOrderFulfillmentsOptions = {},
): UseQueryResult<OrderFulfillments, CartwrightError> {
  const options = orderFulfillmentsQuery(useClient(), order?._id ?? '');
  return useRead(options, { ...query, ...(!isSent(order) && { enabled: false }), select });
}
