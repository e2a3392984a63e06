import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { chargeOrder as charge } from '../../shop/payments/charge-order.js';
import { readCharge } from './input/read-charge.js';
import { readOrderId } from './input/read-order-id.js';
import { formatPayment, formatTransactions } from './format-transactions.js';

/**
 * Charges an order, in whole or in part. A repeated idempotency key charges nothing, and returns the original payments.
 */
export const chargeOrder = route({
  id: 'ecom.orderBilling.chargeOrder',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-order', '/v1/order-billing/charge-order'],
  access: 'merchant',
  handle: (context) => {
    const { body, clock, tenant } = context;
    const before = requireOrder(tenant, readOrderId(body));
    const wanted = readCharge(body, before.currency, clock.now());
    const { order, payments } = charge(context, before, wanted);
    return {
      payments: payments.map((payment) => formatPayment(order, payment)),
      orderTransactions: formatTransactions(order),
      ...(wanted.regular?.intent && { regularChargeResponseToken: newId() }),
    };
  },
});
