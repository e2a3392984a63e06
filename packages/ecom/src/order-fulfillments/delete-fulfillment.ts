import { operation } from '@cartwright/core';
import { orderWithFulfillmentsShape, type OrderWithFulfillments } from './fulfillment.js';

/** IDs of the fulfillment and its order. */
export interface DeleteFulfillmentIdentifiers {
  /** The fulfillment's ID. */
  fulfillmentId?: string;
  /** The order's ID. */
  orderId?: string;
}

/** Response of `deleteFulfillment`. */
export interface DeleteFulfillmentResponse {
  /** The order's updated fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/**
 * Deletes a fulfillment of an order.
 *
 * @param identifiers - IDs of the fulfillment and its order (GUIDs).
 * @returns The order's updated fulfillments.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order or fulfillment does not
 * exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const removeFulfillment = (orderId: string, fulfillmentId: string) =>
 *   client.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId });
 * ```
 * @see DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}
 */
export const deleteFulfillment = /* @__PURE__ */ operation<
  [identifiers: DeleteFulfillmentIdentifiers],
  DeleteFulfillmentResponse
>({
  id: 'ecom.orderFulfillments.deleteFulfillment',
  method: 'DELETE',
  path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  args: ['identifiers'],
  prepare: ({ fulfillmentId, orderId }) => ({ fulfillmentId, orderId }),
  fieldNames: { fulfillmentId: 'identifiers.fulfillmentId', orderId: 'identifiers.orderId' },
  response: { orderWithFulfillments: orderWithFulfillmentsShape },
  repeatable: true,
});
