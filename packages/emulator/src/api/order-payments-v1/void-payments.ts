import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { readOrderId } from './input/read-order-id.js';
import { requireAuthorized } from '../../shop/payments/require-authorized.js';
import { voidPayment } from '../../shop/payments/void-payment.js';
import { formatTransactions } from './format-transactions.js';

function voidPayments({ body, tenant }: RouteContext, orderId: string | undefined): object {
  const order = requireOrder(tenant, orderId);
  const read = new FieldReader();
  const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 50 });
  read.check();
  const saved = ids.reduce(
    (changed, id) => voidPayment(tenant, changed, requireAuthorized(changed, id), 'MANUAL'),
    order,
  );
  return { orderTransactions: formatTransactions(saved) };
}

/** Voids authorized payments of an order: all of them, or none. */
export const voidAuthorizedPayments = route({
  id: 'ecom.orders.voidAuthorizedPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
    '/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  ],
  access: 'merchant',
  handle: (context) => voidPayments(context, context.params.ecomOrderId),
});

/** Voids authorized payments by the path of the Order Billing API. */
export const billingVoidAuthorizedPayments = route({
  id: 'ecom.orderBilling.voidAuthorizedPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-authorized-payments', '/v1/order-billing/void-authorized-payments'],
  access: 'merchant',
  handle: (context) => voidPayments(context, readOrderId(context.body)),
});
