import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Fields of an order payment request to update. */
export type UpdateOrderPaymentRequest = OrderPaymentRequest;

/** Error codes of `updateOrderPaymentRequest`. */
export type UpdateOrderPaymentRequestApplicationErrors = ApplicationErrors<
  | 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT'
>;

/**
 * Updates an unpaid order payment request: title, description, image and excluded payment methods. Omitted fields are
 * unchanged. Requires a merchant identity (API key or app).
 *
 * @param _id - Order payment request ID (GUID).
 * @param orderPaymentRequest - Fields to update.
 * @returns The updated request.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateOrderPaymentRequestApplicationErrors}, such as
 * `CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const rename = (id: string, title: string) =>
 *   client.orderPaymentRequests.updateOrderPaymentRequest(id, { title });
 * ```
 * @see PATCH /ecom/v1/order-payment-requests/{orderPaymentRequest.id}
 */
export const updateOrderPaymentRequest = /* @__PURE__ */ operation<
  [_id: string, orderPaymentRequest: UpdateOrderPaymentRequest],
  OrderPaymentRequest
>({
  id: 'ecom.orderPaymentRequests.updateOrderPaymentRequest',
  method: 'PATCH',
  path: '/ecom/v1/order-payment-requests/{orderPaymentRequest.id}',
  args: ['orderPaymentRequest._id', 'orderPaymentRequest'],
  request: { orderPaymentRequest: paymentRequestShape },
  response: { orderPaymentRequest: paymentRequestShape },
  unwrap: 'orderPaymentRequest',
});
