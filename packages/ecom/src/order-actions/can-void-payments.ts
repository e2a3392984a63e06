import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import { authorizedPayments, type AuthorizedPayment, type AuthorizedPaymentReason } from './authorized-payments.js';
import type { ActionAvailability } from './action-availability.js';

/**
 * Checks which authorized payments of an order can be voided.
 *
 * @param transactions - The order's payments and refunds.
 * @param now - Time at which authorizations are checked for expiry. Defaults to the current time.
 * @returns The payments, or the reason why none can be voided.
 * @example
 * ```ts
 * import { canVoidPayments } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions } from '@cartwright/ecom/order-transactions';
 *
 * export function voidable(transactions: OrderTransactions): string[] {
 *   const availability = canVoidPayments(transactions);
 *   return availability.isAvailable ? availability.payments.map(({ paymentId }) => paymentId) : [];
 * }
 * ```
 */
export const canVoidPayments = (
  transactions: OrderTransactions,
  now = new Date(),
): ActionAvailability<AuthorizedPaymentReason, { readonly payments: readonly AuthorizedPayment[] }> =>
  authorizedPayments(transactions, now);
