import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { UserDefinedPaymentMethodName } from '../../commerce/payments/payment.js';
import type { Price } from '../../commerce/prices/price.js';

/** How it was paid. */
export interface RecordManuallyCollectedPaymentOptions {
  /** What the merchant calls the way it was paid. */
  userDefinedPaymentMethodName?: UserDefinedPaymentMethodName;
}

/** Why the platform refuses `recordManuallyCollectedPayment`. */
export type RecordManuallyCollectedPaymentApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'INVALID_AMOUNT' | 'ORDER_CANCELED'
>;

/**
 * Records a payment that was collected by hand. It is in none of the platform’s public typings, so it may change.
 *
 * @param orderId - The order's id.
 * @param amount - How much, in the order's currency.
 * @param options - How it was paid.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link RecordManuallyCollectedPaymentApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const gotCash = (id: string, amount: string) =>
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
  args: ['orderId', 'amount', 'options'],
  input: (orderId, amount, options) => ({ ...options, orderId, amount }),
});
