import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { UserDefinedPaymentMethodName } from '../../commerce/payments/payment.js';
import type { Price } from '../../commerce/prices/price.js';

/** Options for `recordManuallyCollectedPayment`. */
export interface RecordManuallyCollectedPaymentOptions {
  /** Name of the offline payment method: predefined or custom. */
  userDefinedPaymentMethodName?: UserDefinedPaymentMethodName;
}

/** Error codes of `recordManuallyCollectedPayment`. */
export type RecordManuallyCollectedPaymentApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'INVALID_AMOUNT' | 'ORDER_CANCELED'
>;

/**
 * Records a payment that the merchant collected offline.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param orderId - Order ID (GUID).
 * @param amount - Collected amount, in the order's currency.
 * @param options - Name of the payment method.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link RecordManuallyCollectedPaymentApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const recordCashPayment = (id: string, amount: string) =>
 *   client.orders.recordManuallyCollectedPayment(id, { amount }, { userDefinedPaymentMethodName: { predefined: 'CASH' } });
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment
 */
export const recordManuallyCollectedPayment = /* @__PURE__ */ operation<
  [orderId: string, amount: Price, options?: RecordManuallyCollectedPaymentOptions],
  void
>({
  id: 'ecom.orders.recordManuallyCollectedPayment',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{orderId}/manual-payment',
  args: ['orderId', 'amount', '...options'],
});
