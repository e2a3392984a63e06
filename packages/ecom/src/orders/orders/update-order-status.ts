import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';
import type { OrderStatus } from './order.js';

/** Response of `updateOrderStatus`. */
export type UpdateOrderStatusResponse = OrderResponse;

/** Error codes of `updateOrderStatus`. */
export type UpdateOrderStatusApplicationErrors = ApplicationErrors<
  'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'STATUS_ALREADY_SET'
>;

/**
 * Changes the status of an order, if the transition is allowed.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param orderId - Order ID (GUID).
 * @param status - New status.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateOrderStatusApplicationErrors}, such as `STATUS_NOT_SUPPORTED`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const rejectOrder = (id: string) => client.orders.updateOrderStatus(id, orders.OrderStatus.REJECTED);
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
  args: ['orderId', 'status'],
  response: orderResponseShape,
});
