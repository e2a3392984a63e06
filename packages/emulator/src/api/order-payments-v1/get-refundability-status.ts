import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { itemProblem } from '../../shop/payments/refunds/item-refundability.js';
import { refundabilityOf } from '../../shop/payments/refunds/refundability.js';

/** Gets the refundability of each payment of an order. */
export const getRefundabilityStatus = route({
  id: 'ecom.orders.getRefundabilityStatus',
  method: 'GET',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
    '/v1/payments-collector/orders/{ecomOrderId}/refundability',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const refundabilities = order.payments.map((payment) => {
      const found = refundabilityOf(order, payment);
      return {
        paymentId: payment.id,
        refundabilityStatus: found.status,
        ...(found.status === 'MANUAL' && { manuallyRefundableReason: found.reason }),
        ...(found.status === 'NOT_REFUNDABLE' && { nonRefundableReason: found.reason }),
      };
    });
    return { refundabilities, refundablePerItem: order.lines.every((line) => !itemProblem(order, line)) };
  },
});
