import { compare } from '../../kernel/money/decimal.js';
import { wirePrice } from '../../kernel/money/wire-money.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../orders/order.js';
import { requireOrder } from '../orders/require-order.js';
import { balanceOf, chargedBack } from '../orders/balance.js';

/** Whether the rest of an order can be collected, as the platform names it. */
export function collectabilityOf(order: StoredOrder): string {
  if (order.status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
  if (order.status === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  if (order.status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
  if (order.payments.some((payment) => compare(chargedBack(payment), 0) > 0)) {
    return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS';
  }
  if (compare(balanceOf(order).balance, 0) <= 0) return 'NONCOLLECTABLE_ORDER_IS_PAID';
  const hasSubscriptions = order.lines.some(({ subscriptionInfo }) => subscriptionInfo);
  return hasSubscriptions ? 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' : 'COLLECTABLE';
}

/** Says whether the rest of an order can be collected, and how much it is. */
export const getPaymentCollectabilityStatus = route({
  id: 'ecom.orders.getPaymentCollectabilityStatus',
  method: 'GET',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
    '/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const { balance } = balanceOf(order);
    const isOpen = compare(balance, 0) > 0;
    return {
      status: collectabilityOf(order),
      amount: wirePrice(isOpen ? balance : '0', order.currency),
      authorizationSupported: true,
      customAmountSupported: true,
    };
  },
});
