import { compare } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { refundable } from '../orders/balance.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { requirePayment, withPayment } from './change-payment.js';
import { voidMembershipsAtPlugins } from './plugin-memberships.js';

/** @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `NOT_MEMBERSHIP_PAYMENT`, `MEMBERSHIP_PAYMENT_NOT_CHARGED` */
function requireCharged(order: StoredOrder, paymentId: string): StoredPayment {
  const payment = requirePayment(order, paymentId);
  const refuse = (code: string, description: string) =>
    new ApplicationError('failedPrecondition', code, description, { paymentId });
  if (payment.kind !== 'membership') throw refuse('NOT_MEMBERSHIP_PAYMENT', 'The payment is not by membership.');
  if (payment.status !== 'APPROVED' || compare(refundable(order, payment), payment.amount) < 0) {
    throw refuse('MEMBERSHIP_PAYMENT_NOT_CHARGED', 'The charge of the membership was already voided.');
  }
  return payment;
}

/** Returns the voided payment of a membership. */
export const voidedMembership = (payment: StoredPayment): StoredPayment => ({
  ...payment,
  status: 'VOIDED',
  membership: { ...payment.membership, status: 'VOIDED' },
});

/**
 * Voids payments by membership: all of them, or none. Their line items become unpaid.
 *
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `NOT_MEMBERSHIP_PAYMENT`, `MEMBERSHIP_PAYMENT_NOT_CHARGED`,
 * `MEMBERSHIP_CANNOT_BE_VOIDED`
 */
export function voidMemberships(
  context: TenantPlugins,
  order: StoredOrder,
  paymentIds: readonly string[],
): StoredOrder {
  const now = context.tenant.clock.now().toISOString();
  const payments = paymentIds.map((id) => requireCharged(order, id));
  voidMembershipsAtPlugins(context, payments);
  const changed = payments.reduce((before, payment) => withPayment(before, voidedMembership(payment), now), order);
  return saveOrder(context.tenant, changed);
}
