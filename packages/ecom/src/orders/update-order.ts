import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/application-errors.js';
import { orderResponseShape } from './order-response.js';
import type { Order } from './order.js';

/** The fields of an order to change. */
export type UpdateOrder = Order;

/** Why the platform refuses `updateOrder`. */
export type UpdateOrderApplicationErrors = ApplicationErrors<'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'>;

/**
 * Changes an order: addresses, the buyer's note, whether it is put away, fields of apps. Its items and sums stay as
 * they are.
 *
 * @param _id - The order's id.
 * @param order - The fields to change. `null` clears a field.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link UpdateOrderApplicationErrors}, such as `ORDER_IS_PENDING`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const archive = (id: string) => client.orders.updateOrder(id, { archived: true });
 * ```
 * @see PATCH /ecom/v1/orders/{order.id}
 */
export const updateOrder = /* @__PURE__ */ operation<[_id: string, order: UpdateOrder], Order>({
  id: 'ecom.orders.updateOrder',
  method: 'PATCH',
  path: '/ecom/v1/orders/{order.id}',
  args: ['_id', 'order'],
  input: (_id, order) => ({ order: { ...order, _id } }),
  request: orderResponseShape,
  response: orderResponseShape,
  unwrap: 'order',
});
