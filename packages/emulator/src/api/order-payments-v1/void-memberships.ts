import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { voidAtPlugins } from '../../shop/payments/plugin-memberships.js';
import { refundable } from '../../shop/orders/balance.js';
import { requirePayment, withPayment } from '../../shop/payments/change-payment.js';
import { orderIdIn } from './input/read-order-id.js';
import type { StoredPayment } from '../../shop/orders/payment.js';

/** @throws {ApplicationError} 404 `PAYMENT_NOT_FOUND`; 428 `NOT_MEMBERSHIP_PAYMENT`, `MEMBERSHIP_PAYMENT_NOT_CHARGED` */
function requireCharged(order: StoredOrder, paymentId: string): StoredPayment {
  const payment = requirePayment(order, paymentId);
  const refuse = (code: string, description: string) => new ApplicationError(428, code, description, { paymentId });
  if (payment.kind !== 'membership') throw refuse('NOT_MEMBERSHIP_PAYMENT', 'No membership paid this.');
  if (payment.status !== 'APPROVED' || compare(refundable(order, payment), payment.amount) < 0) {
    throw refuse('MEMBERSHIP_PAYMENT_NOT_CHARGED', 'The membership was given back what it paid.');
  }
  return payment;
}

/** Takes payments by memberships back: all of them, or none. The lines are to be paid again. */
export const voidMemberships = route({
  id: 'ecom.orderBilling.voidMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-memberships', '/v1/order-billing/void-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, clock, tenant } = context;
    const order = requireOrder(tenant, orderIdIn(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 100 });
    read.check();
    const now = clock.now().toISOString();
    const voided = ids.map((id) => requireCharged(order, id));
    voidAtPlugins(context, voided);
    saveOrder(
      tenant,
      voided.reduce(
        (changed, payment) =>
          withPayment(
            changed,
            { ...payment, status: 'VOIDED', details: { ...payment.details, status: 'VOIDED' } },
            now,
          ),
        order,
      ),
    );
    return {};
  },
});
