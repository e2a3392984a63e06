import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Response of `getOrderPaymentRequestUrl`. */
export interface GetOrderPaymentRequestURLResponse {
  /** URL of the payment page. */
  orderPaymentRequestUrl?: string;
}

/** Error codes of `getOrderPaymentRequestUrl`. */
export type GetOrderPaymentRequestUrlApplicationErrors = ApplicationErrors<
  'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND'
>;

/**
 * Gets the URL of the payment page of an order payment request, to share with the customer. Requires a merchant
 * identity (API key or app).
 *
 * @param orderPaymentRequestId - Order payment request ID (GUID).
 * @returns The URL.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link GetOrderPaymentRequestUrlApplicationErrors}, such as
 * `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const getUrl = async (id: string) =>
 *   (await client.orderPaymentRequests.getOrderPaymentRequestUrl(id)).orderPaymentRequestUrl;
 * ```
 * @see POST /ecom/v1/order-payment-requests/url
 */
export const getOrderPaymentRequestUrl = /* @__PURE__ */ operation<
  [orderPaymentRequestId: string],
  GetOrderPaymentRequestURLResponse
>({
  id: 'ecom.orderPaymentRequests.getOrderPaymentRequestUrl',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests/url',
  args: ['orderPaymentRequestId'],
  repeatable: true,
});
