import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { readPayments } from './input/read-payments.js';
import { formatTransactions } from './format-transactions.js';

/** Adds payments that were processed elsewhere to an order. */
export const addPayments = route({
  id: 'ecom.orderTransactions.addPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/add-payment',
    '/v1/payments/orders/{orderId}/add-payment',
    '/ecom/v1/ep-payments/orders/{orderId}/add-payment',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const list = isObject(body) ? body['payments'] : undefined;
    const payments = readPayments(list, order.currency, tenant.clock.now().toISOString());
    const saved = saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] });
    return { orderTransactions: formatTransactions(saved), paymentsIds: payments.map(({ id }) => id) };
  },
});
