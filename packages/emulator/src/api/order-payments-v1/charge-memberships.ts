import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { chargedPayments } from '../../shop/payments/plugin-memberships.js';
import { checkCollectable } from '../../shop/payments/collect-payment.js';
import {
  type MembershipCharge,
  membershipPayments,
  readMembershipCharges,
} from '../../shop/payments/membership-payments.js';
import { orderIdIn } from './input/read-order-id.js';
import { wirePayment } from './wire-transactions.js';

/** Lets memberships pay for lines of an order. @throws {ApplicationError} as `checkCollectable` and `membershipPayments` do */
function charge(
  context: RouteContext,
  orderId: string | undefined,
  { memberId, wanted }: { readonly memberId: string; readonly wanted: readonly MembershipCharge[] },
): object[] {
  const { tenant } = context;
  const order = requireOrder(tenant, orderId);
  const now = tenant.clock.now().toISOString();
  const made = membershipPayments(order, wanted, { now, open: checkCollectable(order) });
  const payments = chargedPayments(context, order, { memberId, payments: made });
  const saved = saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] });
  return payments.map((payment) => wirePayment(saved, payment));
}

/** Lets memberships pay for lines of an order. Without a plugin that keeps them, any pays, once for each line. */
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
    const { id: orderId } = requireOrder(tenant, params.ecomOrderId);
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.text(given['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    const charges = read.list(given['membershipCharges'], 'membershipCharges', { max: 300 }) ?? [];
    const wanted = charges.map((item, index): MembershipCharge => {
      const field = `membershipCharges[${index}]`;
      const given = read.needed(item, field);
      const text = (name: string) => read.text(given[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
      const [lineItemId, membershipId, providerAppId] = [text('lineItemId'), text('membershipId'), text('appId')];
      return { lineItemId, membership: { membershipId, providerAppId, name: given['membershipName'] } };
    });
    read.check();
    if (wanted.length > 0) charge(context, orderId, { memberId, wanted });
    return {};
  },
});

/** The same, by the newer path. */
export const billingChargeMemberships = route({
  id: 'ecom.orderBilling.chargeMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-memberships', '/v1/order-billing/charge-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const { id: orderId } = requireOrder(tenant, orderIdIn(body));
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.text(given['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    if (!given['memberships']) read.missing('memberships');
    const wanted = readMembershipCharges(read, given['memberships'], 1);
    read.check();
    return { payments: charge(context, orderId, { memberId, wanted }) };
  },
});
