import { operation } from '@cartwright/core';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';
import type { PublicActivity } from './public-activity.js';

/** The answer of `updateActivity`. */
export type UpdateActivityResponse = OrderResponse;

/** Which activity of which order. */
export interface UpdateActivityIdentifiers {
  /** The order's id. */
  _id?: string;
  /** The activity's id. */
  activityId?: string;
}

/**
 * Changes something that was added to what happened to an order. It is in none of the platform’s public typings, so it
 * may change.
 *
 * @param identifiers - Which activity of which order.
 * @param activity - The note of the merchant, or what an app has to tell.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order or activity.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const reword = (_id: string, activityId: string, message: string) =>
 *   client.orders.updateActivity({ _id, activityId }, { merchantComment: { message } });
 * ```
 * @see PATCH /ecom/v1/orders/{id}/activities/{activityId}
 */
export const updateActivity = /* @__PURE__ */ operation<
  [identifiers: UpdateActivityIdentifiers, activity: PublicActivity],
  UpdateActivityResponse
>({
  id: 'ecom.orders.updateActivity',
  method: 'PATCH',
  path: '/ecom/v1/orders/{id}/activities/{activityId}',
  args: ['identifiers', 'activity'],
  input: ({ _id, activityId }, activity) => ({ _id, activityId, activity }),
  response: orderResponseShape,
});
