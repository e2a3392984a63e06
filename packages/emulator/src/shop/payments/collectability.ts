import { compare } from '../../kernel/money/decimal.js';
import type { StoredOrder } from '../orders/order.js';
import { getBalance, chargedBack } from '../orders/balance.js';

/** Collectability status of an order. */
export function getCollectability(order: StoredOrder): string {
  if (order.status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
  if (order.status === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  if (order.status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
  if (order.payments.some((payment) => compare(chargedBack(payment), 0) > 0)) {
    return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS';
  }
  if (compare(getBalance(order).balance, 0) <= 0) return 'NONCOLLECTABLE_ORDER_IS_PAID';
  const hasSubscriptions = order.lines.some(({ subscription }) => subscription);
  return hasSubscriptions ? 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' : 'COLLECTABLE';
}
