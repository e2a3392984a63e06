import { compare } from '../../kernel/money/decimal.js';
import { refundToGiftCard } from './pay-with-gift-card.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { restock } from '../orders/held-stock.js';
import type { StoredOrder } from '../orders/order.js';
import { voidCardsAtPlugins } from './plugin-gift-cards.js';
import { voidAtPlugins } from './plugin-memberships.js';
import { isPending, refundable } from '../orders/balance.js';
import { withPayment } from './change-payment.js';
import type { StoredPayment } from '../orders/payment.js';

type Plugins = Pick<RouteContext, 'plugins' | 'tenant'>;

/** Whether the plugin that keeps a gift card or a membership, if one does, takes a payment back. */
function isTakenBack(context: Plugins, payment: StoredPayment): boolean {
  try {
    if (payment.kind === 'membership') voidAtPlugins(context, [payment]);
    else voidCardsAtPlugins(context, [payment]);
    return true;
  } catch (error) {
    if (error instanceof ApplicationError) return false;
    throw error;
  }
}

/** Takes back what gift cards and memberships paid. What was given back already is left alone. */
function release(context: Plugins, order: StoredOrder, payments: readonly StoredPayment[]): StoredOrder {
  const now = context.tenant.clock.now().toISOString();
  return payments
    .filter(({ kind, status }) => kind !== 'regular' && status === 'APPROVED')
    .filter((payment) => compare(refundable(order, payment), payment.amount) === 0)
    .filter((payment) => isTakenBack(context, payment))
    .reduce((changed, payment) => {
      refundToGiftCard(context.tenant, payment, payment.amount);
      const details = payment.kind === 'membership' ? { ...payment.details, status: 'VOIDED' } : payment.details;
      return withPayment(changed, { ...payment, status: 'VOIDED', details }, now);
    }, order);
}

const arrivals: readonly string[] = ['APPROVED', 'AUTHORIZED'];

/**
 * The order after a provider decided about one of its payments. Where that came to nothing, gift cards and memberships of
 * the same charge take back what they paid. An order that waits for its payments is approved when one of them arrives, and
 * rejected when all came to nothing: its goods go back into the stock then, and gift cards and memberships get theirs.
 */
export function decided(context: Plugins, order: StoredOrder, payment: StoredPayment): StoredOrder {
  const { chargeCorrelationId: key, status } = payment;
  const isLost = status === 'DECLINED' || status === 'CANCELED';
  const others = isLost && key ? order.payments.filter((one) => one.chargeCorrelationId === key) : [];
  const changed = release(context, order, others);
  if (changed.status !== 'PENDING' || changed.payments.some(isPending)) return changed;
  const arrived = changed.payments.some((one) => one.kind === 'regular' && arrivals.includes(one.status));
  if (arrived) return { ...changed, status: 'APPROVED' };
  const everything = new Map(changed.lines.map(({ id, quantity }) => [id, quantity]));
  const released = release(context, changed, changed.payments);
  return { ...restock(context.tenant, released, everything), status: 'REJECTED' };
}
