import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';
import type { OrderStatus } from './order.js';

/** The answer of `updateOrderStatus`. */
export type UpdateOrderStatusResponse = OrderResponse;

/** Why the platform refuses `updateOrderStatus`. */
export type UpdateOrderStatusApplicationErrors = ApplicationErrors<
  'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'STATUS_ALREADY_SET'
>;

/**
 * Moves an order into another state, where that is allowed. It is in none of the platform’s public typings, so it may
 * change.
 *
 * @param orderId - The order's id.
 * @param status - The state.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link UpdateOrderStatusApplicationErrors}, such as `STATUS_NOT_SUPPORTED`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const reject = (id: string) => client.orders.updateOrderStatus(id, orders.OrderStatus.REJECTED);
 * ```
 * @see POST /ecom/v1/orders/{orderId}/update-status
 */
export const updateOrderStatus = /* @__PURE__ */ operation<
  [orderId: string, status: OrderStatus],
  UpdateOrderStatusResponse
>({
  id: 'ecom.orders.updateOrderStatus',
  method: 'POST',
  path: '/ecom/v1/orders/{orderId}/update-status',
  input: (orderId, status) => ({ orderId, status }),
  response: orderResponseShape,
});
