import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Options for `createOrderPaymentRequest`. */
export interface CreateOrderPaymentRequestOptions {
  /** Request to create. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Error codes of `createOrderPaymentRequest`. */
export type CreateOrderPaymentRequestApplicationErrors = ApplicationErrors<
  | 'SITE_NOT_PUBLISHED'
  | 'PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION'
  | 'INVALID_ORDER_STATUS_FOR_SUBSCRIPTION'
  | 'SUBSCRIPTION_ALREADY_STARTED'
  | 'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND'
>;

/**
 * Creates a request to pay an amount of an order. `getOrderPaymentRequestUrl` returns the URL of the payment page for
 * the customer. Requires a merchant identity (API key or app).
 *
 * @param options - The request. `orderId`, `amount` and `title` are required.
 * @returns The created request.
 * @throws `ApiError` with a code of {@link CreateOrderPaymentRequestApplicationErrors}, such as `SITE_NOT_PUBLISHED`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const requestPayment = async (orderId: string, amount: string) => {
 *   const { _id } = await client.orderPaymentRequests.createOrderPaymentRequest({
 *     orderPaymentRequest: { orderId, amount: { amount }, title: 'Remaining balance' },
 *   });
 *   return client.orderPaymentRequests.getOrderPaymentRequestUrl(_id ?? '');
 * };
 * ```
 * @see POST /ecom/v1/order-payment-requests
 */
export const createOrderPaymentRequest = /* @__PURE__ */ operation<
  [options?: CreateOrderPaymentRequestOptions],
  OrderPaymentRequest
>({
  id: 'ecom.orderPaymentRequests.createOrderPaymentRequest',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests',
  args: ['...options'],
  request: { orderPaymentRequest: paymentRequestShape },
  response: { orderPaymentRequest: paymentRequestShape },
  unwrap: 'orderPaymentRequest',
});
