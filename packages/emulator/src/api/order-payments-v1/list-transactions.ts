import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { orders } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatTransactions } from './format-transactions.js';

/** Lists the payments and refunds of an order. */
export const listTransactionsForSingleOrder = route({
  id: 'ecom.orderTransactions.listTransactionsForSingleOrder',
  method: 'GET',
  paths: [
    '/ecom/v1/payments/orders/{orderId}',
    '/v1/payments/orders/{orderId}',
    '/ecom/v1/ep-payments/orders/{orderId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ orderTransactions: formatTransactions(requireOrder(tenant, params.orderId)) }),
});

/** Lists the payments and refunds of several orders. Unknown orders are omitted. */
export const listTransactionsForMultipleOrders = route({
  id: 'ecom.orderTransactions.listTransactionsForMultipleOrders',
  method: 'POST',
  paths: ['/ecom/v1/payments/list-by-ids', '/v1/payments/list-by-ids', '/ecom/v1/ep-payments/list-by-ids'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['orderIds'] : undefined, 'orderIds', { min: 1, max: 100 });
    read.check();
    const existing = ids.filter((id) => orders(tenant).get(id));
    return { orderTransactions: existing.map((id) => formatTransactions(requireOrder(tenant, id))) };
  },
});
