import { compare } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { route } from '../../protocol/routing/route.js';
import { balanceOf } from '../../shop/orders/balance.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { collectabilityOf } from '../../shop/payments/collectability.js';

/** Gets whether the balance of an order can be collected, and its amount. */
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
      amount: toFormattedPrice(isOpen ? balance : '0', order.currency),
      authorizationSupported: true,
      customAmountSupported: true,
    };
  },
});
