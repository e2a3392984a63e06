import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';

/** The answer of `cancelOrder`. */
export type CancelOrderResponse = OrderResponse;

/** What is done when it is canceled. */
export interface CancelOrderOptions {
  /** Whether the buyer is told by e-mail. */
  sendOrderCanceledEmail?: boolean;
  /** What the buyer is told in it. */
  customMessage?: string | null;
  /** Whether its items go back into stock. */
  restockAllItems?: boolean;
}

/** Why the platform refuses `cancelOrder`. */
export type CancelOrderApplicationErrors = ApplicationErrors<
  'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'
>;

/**
 * Cancels an order. Its payments are not given back by that.
 *
 * @param _id - The order's id.
 * @param options - What else is done.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CancelOrderApplicationErrors}, such as `ORDER_HAS_AUTHORIZED_TRANSACTION`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const cancel = (id: string) =>
 *   client.orders.cancelOrder(id, { restockAllItems: true, sendOrderCanceledEmail: true });
 * ```
 * @see POST /ecom/v1/orders/{id}/cancel
 */
export const cancelOrder = /* @__PURE__ */ operation<[_id: string, options?: CancelOrderOptions], CancelOrderResponse>({
  id: 'ecom.orders.cancelOrder',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/cancel',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  response: orderResponseShape,
});
