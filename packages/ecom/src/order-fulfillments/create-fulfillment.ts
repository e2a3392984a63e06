import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import {
  fulfillmentShape,
  orderWithFulfillmentsShape,
  type Fulfillment,
  type OrderWithFulfillments,
} from './fulfillment.js';

/** Response of `createFulfillment`. */
export interface CreateFulfillmentResponse {
  /** The order's updated fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
  /** ID of the new fulfillment. */
  fulfillmentId?: string;
}

/** Error codes of `createFulfillment`. */
export type CreateFulfillmentApplicationErrors = ApplicationErrors<'TRACKING_NUMBER_ALREADY_EXISTS'>;

/**
 * Creates a fulfillment of an order: the line items that are shipped together, with tracking information.
 *
 * @param orderId - Order ID (GUID).
 * @param fulfillment - Fulfillment to create.
 * @returns The order's updated fulfillments and the ID of the new one.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CreateFulfillmentApplicationErrors}, such as
 * `TRACKING_NUMBER_ALREADY_EXISTS`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const shipOrder = (id: string, lineItemId: string, trackingNumber: string) =>
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
  args: ['orderId', 'fulfillment'],
  request: { fulfillment: fulfillmentShape },
  response: { orderWithFulfillments: orderWithFulfillmentsShape },
});
