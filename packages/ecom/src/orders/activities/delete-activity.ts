import { operation } from '@cartwright/core';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** Response of `deleteActivity`. */
export type DeleteActivityResponse = OrderResponse;

/** IDs of the order and the activity. */
export interface DeleteActivityIdentifiers {
  /** The order's ID. */
  _id?: string;
  /** The activity's ID. */
  activityId?: string;
}

/**
 * Deletes a comment or a custom activity from the history of an order.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param identifiers - IDs of the order and the activity (GUIDs).
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
 * export const removeActivity = (_id: string, activityId: string) => client.orders.deleteActivity({ _id, activityId });
 * ```
 * @see DELETE /ecom/v1/orders/{id}/activities/{activityId}
 */
export const deleteActivity = /* @__PURE__ */ operation<
  [identifiers: DeleteActivityIdentifiers],
  DeleteActivityResponse
>({
  id: 'ecom.orders.deleteActivity',
  method: 'DELETE',
  path: '/ecom/v1/orders/{id}/activities/{activityId}',
  args: ['identifiers'],
  prepare: ({ _id, activityId }) => ({ _id, activityId }),
  fieldNames: { id: 'identifiers._id', activityId: 'identifiers.activityId' },
  response: orderResponseShape,
  repeatable: true,
});
