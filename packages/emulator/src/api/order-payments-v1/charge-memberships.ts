import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { chargeMemberships as charge } from '../../shop/payments/charge-memberships.js';
import type { MembershipCharge } from '../../shop/payments/membership-payments.js';
import { readMembershipCharges } from './input/read-membership-charges.js';
import { readOrderId } from './input/read-order-id.js';
import { readName } from '../purchase/read-line-details.js';
import { formatPayment } from './format-transactions.js';

/**
 * Charges memberships for line items of an order. Without a plugin, every membership is accepted, once per line item.
 */
export const chargeMemberships = route({
  id: 'ecom.orders.chargeMemberships',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
    '/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireOrder(tenant, params.ecomOrderId);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.string(input['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    const list = read.list(input['membershipCharges'], 'membershipCharges', { max: 300 }) ?? [];
    const charges = list.map((item, index): MembershipCharge => {
      const field = `membershipCharges[${index}]`;
      const input = read.required(item, field);
      const text = (name: string) => read.string(input[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
      const [lineItemId, membershipId, appId] = [text('lineItemId'), text('membershipId'), text('appId')];
      const name = input['membershipName'];
      return { lineItemId, membershipId, appId, ...(isObject(name) && readName(name)) };
    });
    read.check();
    if (charges.length > 0) charge(context, order, { charges, memberId });
    return {};
  },
});

/** Charges memberships by the path of the Order Billing API. */
export const billingChargeMemberships = route({
  id: 'ecom.orderBilling.chargeMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-memberships', '/v1/order-billing/charge-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const before = requireOrder(tenant, readOrderId(body));
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.string(input['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    if (!input['memberships']) read.missing('memberships');
    const charges = readMembershipCharges(read, input['memberships'], 1);
    read.check();
    const { order, payments } = charge(context, before, { charges, memberId });
    return { payments: payments.map((payment) => formatPayment(order, payment)) };
  },
});
