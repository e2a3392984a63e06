import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { CancelUnavailableReason } from './reasons.js';
import type { Order } from '../orders/orders/order.js';
import { impossible, type Verdict } from './verdict.js';

const byStatus: Readonly<Record<string, CancelUnavailableReason>> = {
  CANCELED: 'ORDER_ALREADY_CANCELED',
  PENDING: 'ORDER_IS_PENDING',
  REJECTED: 'ORDER_IS_REJECTED',
};

/**
 * Says whether an order can be canceled, and why not.
 *
 * @param order - The order.
 * @param transactions - Its payments: authorized ones have to be captured or voided first.
 * @returns That it can, or why not.
 * @example
 * ```ts
 * import { canCancelOrder } from '@cartwright/ecom/order-actions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export const isCancelable = (order: Order): boolean => canCancelOrder(order).isPossible;
 * ```
 * @see Specification, section 4: order statuses
 */
export function canCancelOrder(order: Order, transactions: OrderTransactions = {}): Verdict<CancelUnavailableReason> {
  const reason = byStatus[order.status ?? ''];
  if (reason) return impossible(reason);
  const isAuthorized = transactions.payments?.some((payment) => payment.regularPaymentDetails?.status === 'AUTHORIZED');
  return isAuthorized ? impossible('ORDER_HAS_AUTHORIZED_TRANSACTION') : { isPossible: true };
}
