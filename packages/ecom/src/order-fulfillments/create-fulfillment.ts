import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import {
  fulfillmentShape,
  orderWithFulfillmentsShape,
  type Fulfillment,
  type OrderWithFulfillments,
} from './fulfillment.js';

/** The answer of `createFulfillment`. */
export interface CreateFulfillmentResponse {
  /** The order's fulfillments as they are now. */
  orderWithFulfillments?: OrderWithFulfillments;
  /** The fulfillment's id. */
  fulfillmentId?: string;
}

/** Why the platform refuses `createFulfillment`. */
export type CreateFulfillmentApplicationErrors = ApplicationErrors<'TRACKING_NUMBER_ALREADY_EXISTS'>;

/**
 * Adds a fulfillment to an order: which items were sent, and how.
 *
 * @param orderId - The order's id.
 * @param fulfillment - The fulfillment.
 * @returns The order's fulfillments as they are now, and the new id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CreateFulfillmentApplicationErrors}, such as
 * `TRACKING_NUMBER_ALREADY_EXISTS`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const sent = (id: string, lineItemId: string, trackingNumber: string) =>
 *   client.orderFulfillments.createFulfillment(id, {
 *     lineItems: [{ _id: lineItemId, quantity: 1 }],
 *     trackingInfo: { trackingNumber, shippingProvider: 'ups' },
 *   });
 * ```
 * @see POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment
 */
export const createFulfillment = /* @__PURE__ */ operation<
  [orderId: string, fulfillment: Fulfillment],
  CreateFulfillmentResponse
>({
  id: 'ecom.orderFulfillments.createFulfillment',
  method: 'POST',
  path: '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  input: (orderId, fulfillment) => ({ orderId, fulfillment }),
  request: { fulfillment: fulfillmentShape },
  response: { orderWithFulfillments: orderWithFulfillmentsShape },
});
