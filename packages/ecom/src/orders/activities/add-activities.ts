import { operation } from '@cartwright/core';
import { activityShape, type Activity } from '../order-parts/activity.js';
import { orderShape, type Order } from '../orders/order.js';

/** Options for `addActivities`. */
export interface AddActivitiesOptions {
  /** Activities to add. */
  orderActivities?: Activity[];
}

/** Response of `addActivities`. */
export interface AddActivitiesResponse {
  /** The updated order. */
  order?: Order;
  /** IDs of the new activities. */
  activityIds?: string[];
}

/**
 * Adds activities to the history of an order.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Activities to add.
 * @returns The updated order and the IDs of the new activities.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const addMerchantComments = (id: string, message: string) =>
 *   client.orders.addActivities(id, { orderActivities: [{ merchantComment: { message } }] });
 * ```
 * @see POST /ecom/v1/orders/{orderId}/activities/add
 */
export const addActivities = /* @__PURE__ */ operation<
  [orderId: string, options?: AddActivitiesOptions],
  AddActivitiesResponse
>({
  id: 'ecom.orders.addActivities',
  method: 'POST',
  path: '/ecom/v1/orders/{orderId}/activities/add',
  args: ['orderId', '...options'],
  request: { orderActivities: activityShape },
  response: { order: orderShape },
});
