import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Order } from '../orders/orders/order.js';
import { canCancelOrder } from './can-cancel-order.js';
import { canCapturePayments } from './can-capture-payments.js';
import { canCollectPayment } from './can-collect-payment.js';
import { canRefundOrder } from './can-refund-order.js';
import { canVoidPayments } from './can-void-payments.js';

/** What can be done with an order now, and why the rest can not. */
export interface OrderActions {
  /** A payment can be collected: how much. */
  readonly collect: ReturnType<typeof canCollectPayment>;
  /** Money can be given back: which payments, and how much. */
  readonly refund: ReturnType<typeof canRefundOrder>;
  /** Authorized payments can be captured: which. */
  readonly capture: ReturnType<typeof canCapturePayments>;
  /** Authorized payments can be voided: which. */
  readonly void: ReturnType<typeof canVoidPayments>;
  /** It can be canceled. */
  readonly cancel: ReturnType<typeof canCancelOrder>;
}

/**
 * Says in one call what can be done with an order: collect, refund, capture, void, cancel; and of what can not, why.
 * Nothing is sent: it goes by the order and its transactions. The platform has the last word.
 *
 * @param order - The order, from `getOrder`.
 * @param transactions - Its payments and refunds, from `listTransactionsForSingleOrder`.
 * @param now - What time it is, for authorizations that end. Default now.
 * @returns A verdict for each.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderActions, orders, orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders, orderTransactions } });
 *
 * export async function actionsOf(id: string) {
 *   const order = await client.orders.getOrder(id);
 *   const { orderTransactions: transactions = {} } = await client.orderTransactions.listTransactionsForSingleOrder(id);
 *   return orderActions.getOrderActions(order, transactions);
 * }
 * ```
 * @see Specification, section 8: reason catalogues
 */
export const getOrderActions = (order: Order, transactions: OrderTransactions, now = new Date()): OrderActions => ({
  collect: canCollectPayment(order, transactions),
  refund: canRefundOrder(order, transactions),
  capture: canCapturePayments(transactions, now),
  void: canVoidPayments(transactions, now),
  cancel: canCancelOrder(order, transactions),
});
