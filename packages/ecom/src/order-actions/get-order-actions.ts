import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Order } from '../orders/orders/order.js';
import { canCancelOrder } from './can-cancel-order.js';
import { canCapturePayments } from './can-capture-payments.js';
import { canCollectPayment } from './can-collect-payment.js';
import { canRefundOrder } from './can-refund-order.js';
import { canVoidPayments } from './can-void-payments.js';

/** Actions available on an order, with the reasons for those that are not. */
export interface OrderActions {
  /** Whether a payment can be collected, and the amount due. */
  readonly collect: ReturnType<typeof canCollectPayment>;
  /** Whether the order can be refunded, and its refundable payments. */
  readonly refund: ReturnType<typeof canRefundOrder>;
  /** Whether authorized payments can be captured, and which. */
  readonly capture: ReturnType<typeof canCapturePayments>;
  /** Whether authorized payments can be voided, and which. */
  readonly void: ReturnType<typeof canVoidPayments>;
  /** Whether the order can be canceled. */
  readonly cancel: ReturnType<typeof canCancelOrder>;
}

/**
 * Returns which actions are available on an order: collect, refund, capture, void and cancel. Evaluates the given data
 * without a request, so the platform can still reject an available action.
 *
 * @param order - The order, from `getOrder`.
 * @param transactions - The order's payments and refunds, from `listTransactionsForSingleOrder`.
 * @param now - Time at which authorizations are checked for expiry. Defaults to the current time.
 * @returns The availability of each action.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderActions, orders, orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders, orderTransactions } });
 *
 * export async function availableActions(id: string) {
 *   const order = await client.orders.getOrder(id);
 *   const { orderTransactions: transactions = {} } = await client.orderTransactions.listTransactionsForSingleOrder(id);
 *   return orderActions.getOrderActions(order, transactions);
 * }
 * ```
 */
export const getOrderActions = (order: Order, transactions: OrderTransactions, now = new Date()): OrderActions => ({
  collect: canCollectPayment(order, transactions),
  refund: canRefundOrder(order, transactions),
  capture: canCapturePayments(transactions, now),
  void: canVoidPayments(transactions, now),
  cancel: canCancelOrder(order, transactions),
});
