import { compare } from '../../kernel/money/decimal.js';
import { refundToGiftCard } from './pay-with-gift-card.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { restock } from '../orders/held-stock.js';
import type { StoredOrder } from '../orders/order.js';
import { voidCardsAtPlugins } from './plugin-gift-cards.js';
import { voidMembershipsAtPlugins } from './plugin-memberships.js';
import { isPending, refundable } from '../orders/balance.js';
import { voidedMembership } from './void-memberships.js';
import { withPayment } from './change-payment.js';
import type { StoredPayment } from '../orders/payment.js';

/**
 * Voids a payment at the plugin that manages the gift card or membership, if any. Returns `false` if the plugin rejects
 * it.
 */
function voidAtPlugin(context: TenantPlugins, payment: StoredPayment): boolean {
  try {
    if (payment.kind === 'membership') voidMembershipsAtPlugins(context, [payment]);
    else voidCardsAtPlugins(context, [payment]);
    return true;
  } catch (error) {
    if (error instanceof ApplicationError) return false;
    throw error;
  }
}

/** Voids payments by gift card and membership, except refunded ones. */
function voidOthers(context: TenantPlugins, order: StoredOrder, payments: readonly StoredPayment[]): StoredOrder {
  const now = context.tenant.clock.now().toISOString();
  return payments
    .filter(({ kind, status }) => kind !== 'regular' && status === 'APPROVED')
    .filter((payment) => compare(refundable(order, payment), payment.amount) === 0)
    .filter((payment) => voidAtPlugin(context, payment))
    .reduce((changed, payment) => {
      refundToGiftCard(context.tenant, payment, payment.amount);
      const voided =
        payment.kind === 'membership' ? voidedMembership(payment) : { ...payment, status: 'VOIDED' as const };
      return withPayment(changed, voided, now);
    }, order);
}

const arrivals: readonly string[] = ['APPROVED', 'AUTHORIZED'];

/**
 * Updates an order after a status change of one of its payments. A declined or canceled payment voids the gift cards
 * and memberships of the same charge. A pending order is approved with its first payment. It is rejected once all
 * payments have failed: its line items are restocked, and its gift cards and memberships voided.
 */
export function decidePayment(context: TenantPlugins, order: StoredOrder, payment: StoredPayment): StoredOrder {
  const { chargeCorrelationId: key, status } = payment;
  const isLost = status === 'DECLINED' || status === 'CANCELED';
  const others = isLost && key ? order.payments.filter((one) => one.chargeCorrelationId === key) : [];
  const changed = voidOthers(context, order, others);
  if (changed.status !== 'PENDING' || changed.payments.some(isPending)) return changed;
  const arrived = changed.payments.some((one) => one.kind === 'regular' && arrivals.includes(one.status));
  if (arrived) return { ...changed, status: 'APPROVED' };
  const everything = new Map(changed.lines.map(({ id, quantity }) => [id, quantity]));
  const released = voidOthers(context, changed, changed.payments);
  return { ...restock(context.tenant, released, everything), status: 'REJECTED' };
}
