import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { voidMemberships as voidPayments } from '../../shop/payments/void-memberships.js';
import { readOrderId } from './input/read-order-id.js';

/** Voids membership payments: all of them, or none. Their line items become unpaid. */
export const voidMemberships = route({
  id: 'ecom.orderBilling.voidMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-memberships', '/v1/order-billing/void-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 100 });
    read.check();
    voidPayments(context, order, ids);
    return {};
  },
});
