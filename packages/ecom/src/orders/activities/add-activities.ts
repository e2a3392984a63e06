import { operation } from '@cartwright/core';
import { activityShape, type Activity } from '../order-parts/activity.js';
import { orderShape, type Order } from '../orders/order.js';

/** What happened. */
export interface AddActivitiesOptions {
  /** What happened. */
  orderActivities?: Activity[];
}

/** The answer of `addActivities`. */
export interface AddActivitiesResponse {
  /** The order as it is now. */
  order?: Order;
  /** The ids of the new activities. */
  activityIds?: string[];
}

/**
 * Adds to what happened to an order.
 *
 * @param orderId - The order's id.
 * @param options - What happened.
 * @returns The order as it is now, and the new activities' ids.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const note = (id: string, message: string) =>
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
  args: ['orderId', 'options'],
  input: (orderId, options) => ({ ...options, orderId }),
  request: { orderActivities: activityShape },
  response: { order: orderShape },
});
