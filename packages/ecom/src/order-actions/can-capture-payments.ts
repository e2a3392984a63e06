import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import { authorizedPayments, type AuthorizedPayment, type AuthorizedPaymentReason } from './authorized-payments.js';
import { getChargedBackAmount, isPositive } from './payment-amounts.js';
import { refuse, type ActionAvailability } from './action-availability.js';

/**
 * Checks which authorized payments of an order can be captured.
 *
 * @param transactions - The order's payments and refunds.
 * @param now - Time at which authorizations are checked for expiry. Defaults to the current time.
 * @returns The payments and their amounts, or the reason why none can be captured.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canCapturePayments } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions } from '@cartwright/ecom/order-transactions';
 *
 * export function capturable(transactions: OrderTransactions) {
 *   const capture = canCapturePayments(transactions);
 *   return capture.isAvailable ? capture.payments.map(({ paymentId }) => ({ paymentId })) : [];
 * }
 * ```
 */
export function canCapturePayments(
  transactions: OrderTransactions,
  now = new Date(),
): ActionAvailability<
  AuthorizedPaymentReason | 'ORDER_HAS_CHARGEBACKS',
  { readonly payments: readonly AuthorizedPayment[] }
> {
  if (transactions.payments?.some((payment) => isPositive(getChargedBackAmount(payment)))) {
    return refuse('ORDER_HAS_CHARGEBACKS');
  }
  return authorizedPayments(transactions, now);
}
