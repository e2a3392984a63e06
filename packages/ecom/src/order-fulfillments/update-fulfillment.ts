import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import {
  fulfillmentShape,
  orderWithFulfillmentsShape,
  type Fulfillment,
  type OrderWithFulfillments,
} from './fulfillment.js';

/** IDs of the fulfillment and its order. */
export interface UpdateFulfillmentIdentifiers {
  /** The fulfillment's ID. */
  fulfillmentId?: string;
  /** The order's ID. */
  orderId?: string;
}

/** Options for `updateFulfillment`. */
export interface UpdateFulfillmentOptions {
  /** The fields to change. `null` clears a field. */
  fulfillment?: Fulfillment;
}

/** Error codes of `updateFulfillment`. */
export type UpdateFulfillmentApplicationErrors = ApplicationErrors<'TRACKING_NUMBER_ALREADY_EXISTS'>;

/**
 * Updates a fulfillment of an order, such as its tracking information or status.
 *
 * @param identifiers - IDs of the fulfillment and its order (GUIDs).
 * @param options - Fields to change.
 * @returns The order's updated fulfillments.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateFulfillmentApplicationErrors}, such as
 * `TRACKING_NUMBER_ALREADY_EXISTS`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order or fulfillment does not
 * exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const setTrackingNumber = (orderId: string, fulfillmentId: string, trackingNumber: string) =>
 *   client.orderFulfillments.updateFulfillment(
 *     { orderId, fulfillmentId },
 *     { fulfillment: { trackingInfo: { trackingNumber, shippingProvider: 'ups' } } },
 *   );
 * ```
 * @see PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}
 */
export const updateFulfillment = /* @__PURE__ */ operation<
  [identifiers: UpdateFulfillmentIdentifiers, options?: UpdateFulfillmentOptions],
  OrderWithFulfillments
>({
  id: 'ecom.orderFulfillments.updateFulfillment',
  method: 'PATCH',
  path: '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  args: ['identifiers', '...options'],
  prepare: ({ fulfillmentId, orderId }, options) => ({
    orderId,
    fulfillment: { ...options?.fulfillment, id: undefined, _id: fulfillmentId },
  }),
  fieldNames: { 'fulfillment.id': 'identifiers.fulfillmentId', orderId: 'identifiers.orderId' },
  request: { fulfillment: fulfillmentShape },
  response: { orderWithFulfillments: orderWithFulfillmentsShape },
  unwrap: 'orderWithFulfillments',
});
