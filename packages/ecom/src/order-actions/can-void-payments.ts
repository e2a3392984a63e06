import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import { authorizedPayments, type AuthorizedPayment, type AuthorizedPaymentReason } from './authorized-payments.js';
import type { Verdict } from './verdict.js';

/**
 * Says whether authorized payments of an order can be voided, which, and why not.
 *
 * @param transactions - The order's payments and refunds.
 * @param now - What time it is, for authorizations that end. Default now.
 * @returns The payments, or why there is none.
 * @example
 * ```ts
 * import { canVoidPayments } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions } from '@cartwright/ecom/order-transactions';
 *
 * export function toVoid(transactions: OrderTransactions): string[] {
 *   const verdict = canVoidPayments(transactions);
 *   return verdict.isPossible ? verdict.payments.map(({ paymentId }) => paymentId) : [];
 * }
 * ```
 * @see Specification, section 8: reason catalogues
 */
export const canVoidPayments = (
  transactions: OrderTransactions,
  now = new Date(),
): Verdict<AuthorizedPaymentReason, { readonly payments: readonly AuthorizedPayment[] }> =>
  authorizedPayments(transactions, now);
