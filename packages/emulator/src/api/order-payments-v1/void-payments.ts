import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { authorizedPayment } from '../../shop/payments/authorized-payment.js';
import { withPayment } from '../../shop/payments/change-payment.js';
import { orderIdIn } from '../../shop/payments/order-id-in.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { requireAuthorized } from '../../shop/payments/require-authorized.js';
import { wireTransactions } from './wire-transactions.js';

/** Lets an authorized payment go: nothing is charged. */
export function voidPayment(
  tenant: Tenant,
  order: StoredOrder,
  payment: StoredPayment,
  reason: 'MANUAL' | 'SCHEDULED',
): StoredOrder {
  const now = tenant.clock.now().toISOString();
  const { authorization = { authorizedDate: now, captures: [] } } = payment;
  const { scheduledAction: _done, ...rest } = authorization;
  const voided: StoredPayment = {
    ...payment,
    status: 'VOIDED',
    authorization: { ...rest, voided: { voidedDate: now, reason } },
  };
  return saveOrder(tenant, withPayment(order, voided, now), [
    authorizedPayment('Voided', order, payment, payment.amount),
  ]);
}

function voidPayments({ body, tenant }: RouteContext, orderId: string | undefined): object {
  const order = requireOrder(tenant, orderId);
  const read = new FieldReader();
  const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 50 });
  read.check();
  const saved = ids
    .map((id) => requireAuthorized(order, id))
    .reduce((changed, payment) => voidPayment(tenant, changed, payment, 'MANUAL'), order);
  return { orderTransactions: wireTransactions(saved) };
}

/** Lets authorized payments of an order go: all of them, or none. */
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

/** The same, by the newer path. */
export const billingVoidAuthorizedPayments = route({
  id: 'ecom.orderBilling.voidAuthorizedPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-authorized-payments', '/v1/order-billing/void-authorized-payments'],
  access: 'merchant',
  handle: (context) => voidPayments(context, orderIdIn(context.body)),
});
