import { type StoredOrder, orders } from '../orders/order.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { capture } from '../../api/order-payments-v1/capture-payments.js';
import type { Authorization, StoredPayment } from '../orders/payment.js';
import { voidPayment } from '../../api/order-payments-v1/void-payments.js';

/** What is due of a payment by now. */
const dueOf = ({ authorization, status }: StoredPayment, now: number): Authorization['scheduledAction'] => {
  const action = status === 'AUTHORIZED' ? authorization?.scheduledAction : undefined;
  return action && Date.parse(action.executionDate) <= now ? action : undefined;
};

/** Captures and voids the authorized payments of an order whose time has come by the tenant's clock. */
export function runScheduled(tenant: Tenant, order: StoredOrder): StoredOrder {
  const now = tenant.clock.now().getTime();
  return order.payments.reduce((changed, payment) => {
    const action = dueOf(payment, now);
    if (!action) return changed;
    return action.actionType === 'CAPTURE'
      ? capture(tenant, changed, payment, payment.amount)
      : voidPayment(tenant, changed, payment, 'SCHEDULED');
  }, order);
}

/** All orders of a tenant, with what was scheduled for them done. */
export function ordersByNow(tenant: Tenant): Iterable<StoredOrder> {
  const now = tenant.clock.now().getTime();
  const due = [...orders(tenant).values()].filter(({ payments }) => payments.some((payment) => dueOf(payment, now)));
  for (const order of due) runScheduled(tenant, order);
  return orders(tenant).values();
}
