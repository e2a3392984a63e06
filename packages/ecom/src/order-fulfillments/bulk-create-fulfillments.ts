import { operation } from '@cartwright/core';
import type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
import { orderWithFulfillmentsShape, type Fulfillment, type OrderWithFulfillments } from './fulfillment.js';

/** An order, and the fulfillments that it shall have. */
export interface BulkCreateOrderWithFulfillments {
  /** The order's id. */
  orderId?: string;
  /** The fulfillments. */
  fulfillments?: Fulfillment[];
}

/** What became of one of several orders. */
export interface BulkOrderFulfillmentsResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
  /** The order's updated fulfillments. */
  ordersWithFulfillments?: OrderWithFulfillments;
}

/** Response of `bulkCreateFulfillments`. */
export interface BulkCreateFulfillmentResponse {
  /** What became of each, in their order. */
  results?: BulkOrderFulfillmentsResult[];
  /** Total numbers of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Adds fulfillments to several orders.
 *
 * @param ordersWithFulfillments - The orders, at most 100, and their fulfillments.
 * @returns What became of each.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const sent = (orderIds: string[]) =>
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
  input: (ordersWithFulfillments) => ({ ordersWithFulfillments }),
  request: { ordersWithFulfillments: orderWithFulfillmentsShape },
  response: { results: { ordersWithFulfillments: orderWithFulfillmentsShape } },
});
