import { add, subtract } from '@cartwright/core/money';
import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { NonCollectableReason } from './reasons.js';
import type { Order } from '../orders/orders/order.js';
import { chargedBackOf, isPositive } from './payment-amounts.js';
import { impossible, type Verdict } from './verdict.js';

const byStatus: Readonly<Record<string, NonCollectableReason>> = {
  CANCELED: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  PENDING: 'NONCOLLECTABLE_ORDER_IS_PENDING',
  REJECTED: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
};

/** What of an order is still to be paid. */
function balanceOf({ balanceSummary = {}, priceSummary, paymentStatus }: Order): string {
  if (balanceSummary.balance?.amount) return balanceSummary.balance.amount;
  if (paymentStatus === 'PAID' || paymentStatus === 'FULLY_REFUNDED') return '0';
  return subtract(priceSummary?.total?.amount ?? '0', balanceSummary.paid?.amount ?? '0');
}

/**
 * Says whether a payment of an order can be collected, how much is still to be paid, and why not, by what the order
 * says. Whether the site has a way to pay, only the platform knows: `getPaymentCollectabilityStatus` asks it.
 *
 * @param order - The order.
 * @param transactions - Its payments and refunds, for chargebacks.
 * @returns How much, in the order's currency, or why not.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canCollectPayment } from '@cartwright/ecom/order-actions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export function due(order: Order): string {
 *   const collect = canCollectPayment(order);
 *   return collect.isPossible ? collect.amount : '0';
 * }
 * ```
 * @see Specification, section 4: collectability
 */
export function canCollectPayment(
  order: Order,
  transactions: OrderTransactions = {},
): Verdict<NonCollectableReason, { readonly amount: string }> {
  const reason = byStatus[order.status ?? ''];
  if (reason) return impossible(reason);
  const chargedBack = add(...(transactions.payments ?? []).map(chargedBackOf));
  if (isPositive(chargedBack)) return impossible('NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS');
  const amount = balanceOf(order);
  if (!isPositive(amount)) return impossible('NONCOLLECTABLE_ORDER_IS_PAID');
  if (order.lineItems?.some(({ subscriptionInfo }) => subscriptionInfo)) {
    return impossible('NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS');
  }
  return { isPossible: true, amount };
}
