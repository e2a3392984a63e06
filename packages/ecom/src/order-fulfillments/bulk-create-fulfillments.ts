import { operation, type BulkItemResult, type BulkResponse } from '@cartwright/core';
import { orderWithFulfillmentsShape, type Fulfillment, type OrderWithFulfillments } from './fulfillment.js';

/** Order and the fulfillments to create for it. */
export interface BulkCreateOrderWithFulfillments {
  /** The order's ID. */
  orderId?: string;
  /** Fulfillments to create. */
  fulfillments?: Fulfillment[];
}

/** Result of `bulkCreateFulfillments` for one order. */
export interface BulkOrderFulfillmentsResult extends BulkItemResult {
  /** The order's updated fulfillments. */
  ordersWithFulfillments?: OrderWithFulfillments;
}

/** Response of `bulkCreateFulfillments`. */
export type BulkCreateFulfillmentResponse = BulkResponse<BulkOrderFulfillmentsResult>;

/**
 * Creates fulfillments for multiple orders.
 *
 * @param ordersWithFulfillments - Orders, 1 to 100, with the fulfillments of each.
 * @returns One result per order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const shipOrders = (orderIds: string[]) =>
 *   client.orderFulfillments.bulkCreateFulfillments(orderIds.map((orderId) => ({ orderId, fulfillments: [{}] })));
 * ```
 * @see POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments
 */
export const bulkCreateFulfillments = /* @__PURE__ */ operation<
  [ordersWithFulfillments: BulkCreateOrderWithFulfillments[]],
  BulkCreateFulfillmentResponse
>({
  id: 'ecom.orderFulfillments.bulkCreateFulfillments',
  method: 'POST',
  path: '/ecom/v1/fulfillments/orders/bulk/create-fulfillments',
  args: ['ordersWithFulfillments'],
  request: { ordersWithFulfillments: orderWithFulfillmentsShape },
  response: { results: { ordersWithFulfillments: orderWithFulfillmentsShape } },
});
