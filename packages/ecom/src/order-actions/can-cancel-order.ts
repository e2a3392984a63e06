import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { CancelUnavailableReason } from './reasons.js';
import type { Order } from '../orders/orders/order.js';
import { refuse, type ActionAvailability } from './action-availability.js';

const byStatus: Readonly<Record<string, CancelUnavailableReason>> = {
  CANCELED: 'ORDER_ALREADY_CANCELED',
  PENDING: 'ORDER_IS_PENDING',
  REJECTED: 'ORDER_IS_REJECTED',
};

/**
 * Checks whether an order can be canceled.
 *
 * @param order - The order.
 * @param transactions - The order's payments. Authorized ones must be captured or voided first.
 * @returns Whether it can be canceled, and otherwise the reason.
 * @example
 * ```ts
 * import { canCancelOrder } from '@cartwright/ecom/order-actions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export const canBeCanceled = (order: Order): boolean => canCancelOrder(order).isAvailable;
 * ```
 */
export function canCancelOrder(
  order: Order,
  transactions: OrderTransactions = {},
): ActionAvailability<CancelUnavailableReason> {
  const reason = byStatus[order.status ?? ''];
  if (reason) return refuse(reason);
  const isAuthorized = transactions.payments?.some((payment) => payment.regularPaymentDetails?.status === 'AUTHORIZED');
  return isAuthorized ? refuse('ORDER_HAS_AUTHORIZED_TRANSACTION') : { isAvailable: true };
}
