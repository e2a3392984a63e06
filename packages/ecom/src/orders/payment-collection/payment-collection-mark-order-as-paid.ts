import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { UserDefinedPaymentMethodName } from '../../commerce/payments/payment.js';
import { orderResponseShape, type OrderResponse } from '../orders/order-response.js';

/** The answer of `paymentCollectionMarkOrderAsPaid`. */
export type MarkOrderAsPaidResponse = OrderResponse;

/** How it was paid. */
export interface PaymentCollectionMarkOrderAsPaidOptions {
  /** What the merchant calls the way it was paid. */
  userDefinedPaymentMethodName?: UserDefinedPaymentMethodName;
}

/** Why the platform refuses `paymentCollectionMarkOrderAsPaid`. */
export type PaymentCollectionMarkOrderAsPaidApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'ORDER_HAS_CHARGEBACKS'
>;

/**
 * Marks an order as paid by hand. It is in none of the platform’s public typings, so it may change.
 *
 * @param ecomOrderId - The order's id.
 * @param options - How it was paid.
 * @returns The order as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link PaymentCollectionMarkOrderAsPaidApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const paidInCash = (id: string) =>
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
  args: ['ecomOrderId', 'options'],
  input: (ecomOrderId, options) => ({ ...options, ecomOrderId }),
  response: orderResponseShape,
});
