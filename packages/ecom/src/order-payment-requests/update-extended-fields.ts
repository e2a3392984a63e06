import { operation } from '@cartwright/core';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Options for `updateExtendedFields`. */
export interface UpdateExtendedFieldsOptions {
  /** Data by field name, as the app has declared them. */
  namespaceData: Record<string, unknown> | null;
}

/** Response of `updateExtendedFields`. */
export interface UpdateExtendedFieldsResponse {
  /** Updated request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/**
 * Updates the data that an app attaches to an order payment request. Requires a merchant identity (API key or app).
 *
 * @param _id - Order payment request ID (GUID).
 * @param namespace - Namespace of the app, such as `@account/app`.
 * @param options - Data of the namespace.
 * @returns The updated request.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const setInvoice = (id: string, invoice: string) =>
 *   client.orderPaymentRequests.updateExtendedFields(id, '@account/app', { namespaceData: { invoice } });
 * ```
 * @see POST /ecom/v1/order-payment-requests/{id}/update-extended-fields
 */
export const updateExtendedFields = /* @__PURE__ */ operation<
  [_id: string, namespace: string, options: UpdateExtendedFieldsOptions],
  UpdateExtendedFieldsResponse
>({
  id: 'ecom.orderPaymentRequests.updateExtendedFields',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests/{id}/update-extended-fields',
  args: ['_id', 'namespace', '...options'],
  response: { orderPaymentRequest: paymentRequestShape },
});
