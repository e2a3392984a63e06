import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import { authorizedPayments, type AuthorizedPayment, type AuthorizedPaymentReason } from './authorized-payments.js';
import { chargedBackOf, isPositive } from './payment-amounts.js';
import { impossible, type Verdict } from './verdict.js';

/**
 * Says whether authorized payments of an order can be captured, which and how much, and why not.
 *
 * @param transactions - The order's payments and refunds.
 * @param now - What time it is, for authorizations that end. Default now.
 * @returns The payments, or why there is none.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canCapturePayments } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions } from '@cartwright/ecom/order-transactions';
 *
 * export function captures(transactions: OrderTransactions) {
 *   const capture = canCapturePayments(transactions);
 *   return capture.isPossible ? capture.payments.map(({ paymentId }) => ({ paymentId })) : [];
 * }
 * ```
 * @see Specification, section 8: reason catalogues
 */
export function canCapturePayments(
  transactions: OrderTransactions,
  now = new Date(),
): Verdict<AuthorizedPaymentReason | 'ORDER_HAS_CHARGEBACKS', { readonly payments: readonly AuthorizedPayment[] }> {
  if (transactions.payments?.some((payment) => isPositive(chargedBackOf(payment)))) {
    return impossible('ORDER_HAS_CHARGEBACKS');
  }
  return authorizedPayments(transactions, now);
}
