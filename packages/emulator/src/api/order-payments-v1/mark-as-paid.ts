import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from '../orders-v1/format-order.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { checkCollectable, collectOffline } from '../../shop/payments/collect-payment.js';
import { readAmount } from './input/read-amount.js';

const markAsPaid = (tenant: Tenant, orderId: string | undefined): StoredOrder => {
  const order = requireOrder(tenant, orderId);
  return collectOffline(tenant, order, checkCollectable(order));
};

/** Marks an order as paid: adds an offline payment of the balance. */
export const markOrderAsPaid = route({
  id: 'ecom.orders.paymentCollectionMarkOrderAsPaid',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
    '/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  ],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => ({ order: formatOrder(markAsPaid(tenant, params.ecomOrderId), origin) }),
});

/** Marks several orders as paid. Each succeeds or fails on its own. */
export const bulkMarkOrdersAsPaid = route({
  id: 'ecom.orders.paymentCollectionBulkMarkOrdersAsPaid',
  method: 'POST',
  paths: ['/v1/bulk/payments-collector/mark-as-paid', '/ecom/v1/bulk/payments-collector/mark-as-paid'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['ecomOrderIds'] : undefined, 'ecomOrderIds', { min: 1, max: 100 });
    read.check();
    return bulkItems(tenant, {
      items: ids,
      apply: (id) => markAsPaid(tenant, id),
      format: (order) => formatOrder(order, origin),
    });
  },
});

/** Adds an offline payment of the balance, or a part of it. */
export const recordManuallyCollectedPayment = route({
  id: 'ecom.orders.recordManuallyCollectedPayment',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{orderId}/manual-payment',
    '/v1/payments-collector/orders/{orderId}/manual-payment',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const read = new FieldReader();
    const input = isObject(body) ? body['amount'] : undefined;
    if (!input) read.missing('amount');
    const amount = readAmount(read, input, 'amount', order.currency);
    read.check();
    collectOffline(tenant, order, checkCollectable(order, amount));
    return {};
  },
});
