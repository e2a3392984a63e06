import { operation } from '@cartwright/core';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';
import type { PublicActivity } from './public-activity.js';

/** Response of `updateActivity`. */
export type UpdateActivityResponse = OrderResponse;

/** IDs of the order and the activity. */
export interface UpdateActivityIdentifiers {
  /** The order's ID. */
  _id?: string;
  /** The activity's ID. */
  activityId?: string;
}

/**
 * Updates a comment or a custom activity in the history of an order.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param identifiers - IDs of the order and the activity (GUIDs).
 * @param activity - New content of the activity.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order or activity does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const updateComment = (_id: string, activityId: string, message: string) =>
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
  prepare: ({ _id, activityId }, activity) => ({ _id, activityId, activity }),
  fieldNames: { id: 'identifiers._id', activityId: 'identifiers.activityId' },
  response: orderResponseShape,
});
