import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Options for `chargeOrderPaymentRequest`. */
export interface ChargeOrderPaymentRequestOptions {
  /** Token of the payment details, from the payment widget. Valid for one attempt. */
  paymentToken?: string | null;
}

/** Response of `chargeOrderPaymentRequest`. */
export interface ChargeOrderPaymentRequestResponse {
  /** Token with which the payment widget completes the payment, such as with 3-D Secure. */
  paymentResponseToken?: string | null;
}

/** Error codes of `chargeOrderPaymentRequest`. */
export type ChargeOrderPaymentRequestApplicationErrors = ApplicationErrors<
  | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'
  | 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST'
  | 'PAYMENT_IN_PROGRESS'
  | 'PAYMENT_ATTEMPT_EXPIRED'
  | 'PAYMENT_METHOD_UNAVAILABLE'
  | 'INVALID_PAYMENT_STATUS'
>;

/**
 * Charges the amount of an order payment request with the payment details that the customer entered in the platform's
 * payment widget. The response does not mean that the payment was collected: read the request's `status`. Not part of
 * the platform's public API, so it may change without notice.
 *
 * @param orderPaymentRequestId - Order payment request ID (GUID).
 * @param options - Token of the payment details.
 * @returns Token with which the payment widget completes the payment.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link ChargeOrderPaymentRequestApplicationErrors}, such as
 * `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const charge = async (id: string, paymentToken: string) =>
 *   (await client.orderPaymentRequests.chargeOrderPaymentRequest(id, { paymentToken })).paymentResponseToken;
 * ```
 * @see POST /ecom/v1/order-payment-requests/charge
 */
export const chargeOrderPaymentRequest = /* @__PURE__ */ operation<
  [orderPaymentRequestId: string, options?: ChargeOrderPaymentRequestOptions],
  ChargeOrderPaymentRequestResponse
>({
  id: 'ecom.orderPaymentRequests.chargeOrderPaymentRequest',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests/charge',
  args: ['orderPaymentRequestId', '...options'],
});
