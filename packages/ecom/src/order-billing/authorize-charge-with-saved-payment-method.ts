import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { DelayedCaptureSettings } from '../commerce/payments/charge.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { Price } from '../commerce/prices/price.js';

/** Options for `authorizeChargeWithSavedPaymentMethod`. */
export interface AuthorizeChargeWithSavedPaymentMethodOptions {
  /** Amount to authorize. */
  amount?: Price;
  /** Currency of the amount (ISO 4217). */
  currency?: string;
  /** Automatic capture or void of the authorized payment, and when. */
  delayedCaptureSettings?: DelayedCaptureSettings;
}

/** Response of `authorizeChargeWithSavedPaymentMethod`. */
export interface AuthorizeChargeWithSavedPaymentMethodResponse {
  /** The new payment. */
  payment?: Payment;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Error codes of `authorizeChargeWithSavedPaymentMethod`. */
export type AuthorizeChargeWithSavedPaymentMethodApplicationErrors = ApplicationErrors<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_CANCELED'
  | 'ORDER_PAID'
  | 'NO_SAVED_PAYMENT_METHOD'
  | 'ORDER_HAS_CHARGEBACKS'
  | 'INVALID_AMOUNT'
  | 'INVALID_CURRENCY'
>;

/**
 * Authorizes a payment with the order's saved payment method. The amount is held until the payment is captured or
 * voided.
 *
 * @param orderId - ID of an order with a payment whose `regularPaymentDetails.savedPaymentMethod` is `true`.
 * @param options - Amount, currency and automatic capture or void.
 * @returns The order's updated payments and refunds, and the new payment.
 * @throws `ApiError` with a code of {@link AuthorizeChargeWithSavedPaymentMethodApplicationErrors}, such as
 * `ORDER_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const authorizeSavedCard = (id: string, amount: string) =>
 *   client.orderBilling.authorizeChargeWithSavedPaymentMethod(id, {
 *     amount: { amount },
 *     currency: 'EUR',
 *     delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 3, unit: 'DAYS' } },
 *   });
 * ```
 * @see POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method
 */
export const authorizeChargeWithSavedPaymentMethod = /* @__PURE__ */ operation<
  [orderId: string, options: AuthorizeChargeWithSavedPaymentMethodOptions],
  AuthorizeChargeWithSavedPaymentMethodResponse
>({
  id: 'ecom.orderBilling.authorizeChargeWithSavedPaymentMethod',
  method: 'POST',
  path: '/ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
  args: ['orderId', '...options'],
  response: { payment: paymentShape, orderTransactions: orderTransactionsShape },
});
