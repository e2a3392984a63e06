import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Error codes of `voidOrderPaymentRequest`. */
export type VoidOrderPaymentRequestApplicationErrors = ApplicationErrors<
  | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'
  | 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST'
  | 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST'
>;

/**
 * Voids an unpaid order payment request, so that it can no longer be paid. Does nothing if it is voided already.
 * Requires a merchant identity (API key or app).
 *
 * @param orderPaymentRequestId - Order payment request ID (GUID).
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link VoidOrderPaymentRequestApplicationErrors}, such as
 * `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const withdraw = (id: string) => client.orderPaymentRequests.voidOrderPaymentRequest(id);
 * ```
 * @see POST /ecom/v1/order-payment-requests/void
 */
export const voidOrderPaymentRequest = /* @__PURE__ */ operation<[orderPaymentRequestId: string], void>({
  id: 'ecom.orderPaymentRequests.voidOrderPaymentRequest',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests/void',
  args: ['orderPaymentRequestId'],
  repeatable: true,
});
