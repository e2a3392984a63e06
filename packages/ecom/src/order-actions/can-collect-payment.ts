import { add, subtract } from '@cartwright/core/money';
import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { NonCollectableReason } from './reasons.js';
import type { Order } from '../orders/orders/order.js';
import { getChargedBackAmount, isPositive } from './payment-amounts.js';
import { refuse, type ActionAvailability } from './action-availability.js';

const byStatus: Readonly<Record<string, NonCollectableReason>> = {
  CANCELED: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  PENDING: 'NONCOLLECTABLE_ORDER_IS_PENDING',
  REJECTED: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
};

/** Returns the amount due on an order. */
function getBalance({ balanceSummary = {}, priceSummary, paymentStatus }: Order): string {
  if (balanceSummary.balance?.amount) return balanceSummary.balance.amount;
  if (paymentStatus === 'PAID' || paymentStatus === 'FULLY_REFUNDED') return '0';
  return subtract(priceSummary?.total?.amount ?? '0', balanceSummary.paid?.amount ?? '0');
}

/**
 * Checks whether a payment of an order can be collected, without a request. Only `getPaymentCollectabilityStatus` also
 * checks whether the site has a payment method.
 *
 * @param order - The order.
 * @param transactions - The order's payments and refunds, to detect chargebacks.
 * @returns The amount due, as a decimal string in the order's currency, or the reason why it cannot be collected.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canCollectPayment } from '@cartwright/ecom/order-actions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export function amountDue(order: Order): string {
 *   const collect = canCollectPayment(order);
 *   return collect.isAvailable ? collect.amount : '0';
 * }
 * ```
 */
export function canCollectPayment(
  order: Order,
  transactions: OrderTransactions = {},
): ActionAvailability<NonCollectableReason, { readonly amount: string }> {
  const reason = byStatus[order.status ?? ''];
  if (reason) return refuse(reason);
  const chargedBack = add(...(transactions.payments ?? []).map(getChargedBackAmount));
  if (isPositive(chargedBack)) return refuse('NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS');
  const amount = getBalance(order);
  if (!isPositive(amount)) return refuse('NONCOLLECTABLE_ORDER_IS_PAID');
  if (order.lineItems?.some(({ subscriptionInfo }) => subscriptionInfo)) {
    return refuse('NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS');
  }
  return { isAvailable: true, amount };
}
