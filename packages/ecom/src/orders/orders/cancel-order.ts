import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';

/** Response of `cancelOrder`. */
export type CancelOrderResponse = OrderResponse;

/** Options for `cancelOrder`. */
export interface CancelOrderOptions {
  /** Whether to notify the buyer by email. */
  sendOrderCanceledEmail?: boolean;
  /** Message to the buyer in the email, 1 to 1,000 characters. */
  customMessage?: string | null;
  /** Whether to restock all items. Applies to items of the site's Wix Stores inventory only. */
  restockAllItems?: boolean;
}

/** Error codes of `cancelOrder`. */
export type CancelOrderApplicationErrors = ApplicationErrors<
  'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'
>;

/**
 * Cancels an order. Its payments are not refunded.
 *
 * @param _id - Order ID (GUID).
 * @param options - Email to the buyer, and restocking.
 * @returns The canceled order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CancelOrderApplicationErrors}, such as `ORDER_HAS_AUTHORIZED_TRANSACTION`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const cancelAndNotify = (id: string) =>
 *   client.orders.cancelOrder(id, { restockAllItems: true, sendOrderCanceledEmail: true });
 * ```
 * @see POST /ecom/v1/orders/{id}/cancel
 */
export const cancelOrder = /* @__PURE__ */ operation<[_id: string, options?: CancelOrderOptions], CancelOrderResponse>({
  id: 'ecom.orders.cancelOrder',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/cancel',
  args: ['_id', '...options'],
  response: orderResponseShape,
});
