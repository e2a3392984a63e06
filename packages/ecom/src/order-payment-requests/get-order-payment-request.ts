import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Error codes of `getOrderPaymentRequest`. */
export type GetOrderPaymentRequestApplicationErrors = ApplicationErrors<'ORDER_PAYMENT_REQUEST_NOT_FOUND'>;

/**
 * Gets an order payment request. Requires a merchant identity (API key or app).
 *
 * @param orderPaymentRequestId - Order payment request ID (GUID).
 * @returns The request.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link GetOrderPaymentRequestApplicationErrors}, such as
 * `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const isPaid = async (id: string) =>
 *   (await client.orderPaymentRequests.getOrderPaymentRequest(id)).status === 'PAID';
 * ```
 * @see GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}
 */
export const getOrderPaymentRequest = /* @__PURE__ */ operation<[orderPaymentRequestId: string], OrderPaymentRequest>({
  id: 'ecom.orderPaymentRequests.getOrderPaymentRequest',
  method: 'GET',
  path: '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  args: ['orderPaymentRequestId'],
  response: { orderPaymentRequest: paymentRequestShape },
  unwrap: 'orderPaymentRequest',
  repeatable: true,
});
