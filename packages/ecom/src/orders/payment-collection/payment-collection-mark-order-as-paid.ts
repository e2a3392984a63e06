import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { UserDefinedPaymentMethodName } from '../../commerce/payments/payment.js';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** Response of `paymentCollectionMarkOrderAsPaid`. */
export type MarkOrderAsPaidResponse = OrderResponse;

/** Options for `paymentCollectionMarkOrderAsPaid`. */
export interface PaymentCollectionMarkOrderAsPaidOptions {
  /** Name of the offline payment method: predefined or custom. */
  userDefinedPaymentMethodName?: UserDefinedPaymentMethodName;
}

/** Error codes of `paymentCollectionMarkOrderAsPaid`. */
export type PaymentCollectionMarkOrderAsPaidApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'ORDER_HAS_CHARGEBACKS'
>;

/**
 * Marks an order as paid offline.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param options - Name of the payment method.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link PaymentCollectionMarkOrderAsPaidApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const markAsPaid = (id: string) =>
 *   client.orders.paymentCollectionMarkOrderAsPaid(id, { userDefinedPaymentMethodName: { predefined: 'CASH' } });
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid
 */
export const paymentCollectionMarkOrderAsPaid = /* @__PURE__ */ operation<
  [ecomOrderId: string, options?: PaymentCollectionMarkOrderAsPaidOptions],
  MarkOrderAsPaidResponse
>({
  id: 'ecom.orders.paymentCollectionMarkOrderAsPaid',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  args: ['ecomOrderId', '...options'],
  response: orderResponseShape,
});
