import { operation } from '@cartwright/core';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** The answer of `deleteActivity`. */
export type DeleteActivityResponse = OrderResponse;

/** Which activity of which order. */
export interface DeleteActivityIdentifiers {
  /** The order's id. */
  _id?: string;
  /** The activity's id. */
  activityId?: string;
}

/**
 * Deletes something that was added to what happened to an order. It is in none of the platform’s public typings, so it
 * may change.
 *
 * @param identifiers - Which activity of which order.
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
 * export const forget = (_id: string, activityId: string) => client.orders.deleteActivity({ _id, activityId });
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
  input: ({ _id, activityId }) => ({ _id, activityId }),
  response: orderResponseShape,
  repeatable: true,
});
