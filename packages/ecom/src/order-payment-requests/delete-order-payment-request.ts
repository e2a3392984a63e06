import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Error codes of `deleteOrderPaymentRequest`. */
export type DeleteOrderPaymentRequestApplicationErrors = ApplicationErrors<'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST'>;

/**
 * Deletes an order payment request that is not paid. Requires a merchant identity (API key or app).
 *
 * @param orderPaymentRequestId - Order payment request ID (GUID).
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteOrderPaymentRequestApplicationErrors}, such as
 * `CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const remove = (id: string) => client.orderPaymentRequests.deleteOrderPaymentRequest(id);
 * ```
 * @see DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}
 */
export const deleteOrderPaymentRequest = /* @__PURE__ */ operation<[orderPaymentRequestId: string], void>({
  id: 'ecom.orderPaymentRequests.deleteOrderPaymentRequest',
  method: 'DELETE',
  path: '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  args: ['orderPaymentRequestId'],
  repeatable: true,
});
