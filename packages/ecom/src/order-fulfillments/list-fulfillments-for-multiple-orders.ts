import { operation } from '@cartwright/core';
import { orderWithFulfillmentsShape, type OrderWithFulfillments } from './fulfillment.js';

/** Response of `listFulfillmentsForMultipleOrders`. */
export interface ListFulfillmentsForMultipleOrdersResponse {
  /** Fulfillments, one entry per order. */
  ordersWithFulfillments?: OrderWithFulfillments[];
}

/**
 * Lists the fulfillments of multiple orders.
 *
 * @param orderIds - IDs of the orders (GUIDs). At most 100.
 * @returns The fulfillments of each order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const fulfillmentsOfOrders = async (ids: string[]) =>
 *   (await client.orderFulfillments.listFulfillmentsForMultipleOrders(ids)).ordersWithFulfillments;
 * ```
 * @see POST /ecom/v1/fulfillments/list-by-ids
 */
export const listFulfillmentsForMultipleOrders = /* @__PURE__ */ operation<
  [orderIds: string[]],
  ListFulfillmentsForMultipleOrdersResponse
>({
  id: 'ecom.orderFulfillments.listFulfillmentsForMultipleOrders',
  method: 'POST',
  path: '/ecom/v1/fulfillments/list-by-ids',
  args: ['orderIds'],
  response: { ordersWithFulfillments: orderWithFulfillmentsShape },
  repeatable: true,
});
