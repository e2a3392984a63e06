import { operation } from '@cartwright/core';
import { orderShape, type Order } from '../orders/order.js';
import type { PublicActivity } from './public-activity.js';

/** Response of `addActivity`. */
export interface AddActivityResponse {
  /** The updated order. */
  order?: Order;
  /** ID of the new activity. */
  activityId?: string;
}

/**
 * Adds an activity to the history of an order. Prefer `addActivities`.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param _id - Order ID (GUID).
 * @param activity - Comment of the merchant or activity of an app.
 * @returns The updated order and the ID of the new activity.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const addMerchantComment = (id: string, message: string) => client.orders.addActivity(id, { merchantComment: { message } });
 * ```
 * @see POST /ecom/v1/orders/{id}/activities
 */
export const addActivity = /* @__PURE__ */ operation<[_id: string, activity: PublicActivity], AddActivityResponse>({
  id: 'ecom.orders.addActivity',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/activities',
  args: ['_id', 'activity'],
  response: { order: orderShape },
});
