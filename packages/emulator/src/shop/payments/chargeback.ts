import { compare, isAmount, minus } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { ActivityFacts, StoredOrder } from '../orders/order.js';
import { requireOrder } from '../orders/require-order.js';
import { saveOrder } from '../orders/save-order.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { chargedBack, collected } from '../orders/balance.js';
import { requirePayment, withPayment } from './change-payment.js';
import type { Chargeback } from '../orders/payment.js';

/** Charges a payment back, in whole or in part, as a bank does. The platform has no API for this. */
export function chargeBack(tenant: Tenant, orderId: string, paymentId: string, requestedAmount?: string): StoredOrder {
  const order = requireOrder(tenant, orderId);
  const payment = requirePayment(order, paymentId);
  const rest = minus(collected(payment), chargedBack(payment));
  const amount = requestedAmount ?? rest;
  if (payment.offline || !isAmount(amount, order.currency) || compare(amount, 0) <= 0 || compare(amount, rest) > 0) {
    throw new ApplicationError(
      'failedPrecondition',
      'INVALID_AMOUNT',
      'The chargeback exceeds the remaining amount of the payment.',
      {
        available: rest,
      },
    );
  }
  const now = tenant.clock.now().toISOString();
  const chargeback: Chargeback = {
    id: newId(),
    amount,
    reversalAmount: '0',
    status: 'APPROVED',
    createdDate: now,
    updatedDate: now,
  };
  const changed = { ...payment, chargebacks: [...payment.chargebacks, chargeback] };
  return saveOrder(tenant, withPayment(order, changed, now), [['CHARGEBACK_CREATED', toFacts(paymentId, chargeback)]]);
}

/** Reverses all chargebacks of a payment. */
export function reverseChargebacks(tenant: Tenant, orderId: string, paymentId: string): StoredOrder {
  const order = requireOrder(tenant, orderId);
  const payment = requirePayment(order, paymentId);
  const now = tenant.clock.now().toISOString();
  const reversed = payment.chargebacks.filter(({ status }) => status === 'APPROVED');
  const chargebacks = payment.chargebacks.map((one): Chargeback =>
    one.status === 'APPROVED' ? { ...one, status: 'REVERSED', reversalAmount: one.amount, updatedDate: now } : one,
  );
  return saveOrder(
    tenant,
    withPayment(order, { ...payment, chargebacks }, now),
    reversed.map((one) => ['CHARGEBACK_REVERSED', toFacts(paymentId, one)]),
  );
}

const toFacts = (paymentId: string, { amount, id }: Chargeback): ActivityFacts => ({
  paymentId,
  chargebackId: id,
  amount,
});
