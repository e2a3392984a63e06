import { operation } from '@cartwright/core';
import { orderShape, type Order } from '../orders/order.js';
import type { PublicActivity } from './public-activity.js';

/** The answer of `addActivity`. */
export interface AddActivityResponse {
  /** The order as it is now. */
  order?: Order;
  /** The activity's id. */
  activityId?: string;
}

/**
 * Adds something to what happened to an order. `addActivities` does more. It is in none of the platform’s public
 * typings, so it may change.
 *
 * @param _id - The order's id.
 * @param activity - A note of the merchant, or something that an app has to tell.
 * @returns The order as it is now, and the activity's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const note = (id: string, message: string) => client.orders.addActivity(id, { merchantComment: { message } });
 * ```
 * @see POST /ecom/v1/orders/{id}/activities
 */
export const addActivity = /* @__PURE__ */ operation<[_id: string, activity: PublicActivity], AddActivityResponse>({
  id: 'ecom.orders.addActivity',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/activities',
  args: ['_id', 'activity'],
  input: (id, activity) => ({ id, activity }),
  response: { order: orderShape },
});
