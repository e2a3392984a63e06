import { FieldReader } from '../input/index.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { round, times } from '../money/index.js';
import { requireOrder } from '../orders/require-order.js';
import { saveOrder } from '../orders/save-order.js';
import { isObject } from '../query/index.js';
import { newId } from '../state/ids.js';
import type { StoredPayment } from './payment.js';
import { requireLine } from './refund-details.js';

/** Lets memberships pay for lines of an order. The emulator keeps no memberships: it takes any, once for each line. */
export const chargeMemberships = route({
  id: 'ecom.orders.chargeMemberships',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
    '/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  ],
  access: 'merchant',
  handle: ({ body, clock, params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    read.text(given['memberId'] ?? '', 'memberId', { min: 1, max: 100 });
    const now = clock.now().toISOString();
    const charges = read.list(given['membershipCharges'], 'membershipCharges', { max: 300 }) ?? [];
    const wanted = charges.map((item, index) => {
      const field = `membershipCharges[${index}]`;
      const charge = read.needed(item, field);
      const text = (name: string) => read.text(charge[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
      const [lineItemId, membershipId, providerAppId] = [text('lineItemId'), text('membershipId'), text('appId')];
      return { lineItemId, membershipId, providerAppId, name: charge['membershipName'] };
    });
    read.check();
    const payments = wanted.map(({ lineItemId, name, ...membership }): StoredPayment => {
      const { price, quantity } = requireLine(order, lineItemId);
      if (order.payments.some(({ details, kind }) => kind === 'membership' && details['lineItemId'] === lineItemId)) {
        throw new ApplicationError(428, 'LINE_ITEM_PAID', 'A membership pays for this line already.', { lineItemId });
      }
      return {
        ...{ id: newId(), createdDate: now, updatedDate: now, status: 'APPROVED', kind: 'membership', offline: false },
        amount: round(times((price as { amount: string }).amount, quantity), order.currency),
        details: { ...membership, lineItemId, name, status: 'CHARGED' },
        refundDisabled: false,
        chargebacks: [],
      };
    });
    saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] });
    return {};
  },
});
