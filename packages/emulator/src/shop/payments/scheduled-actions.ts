import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredOrder, orders } from '../orders/order.js';
import type { Authorization, StoredPayment } from '../orders/payment.js';
import { capturePayment } from './capture-payment.js';
import { voidPayment } from './void-payment.js';

const getScheduledAction = ({ authorization, status }: StoredPayment): Authorization['scheduledAction'] =>
  status === 'AUTHORIZED' ? authorization?.scheduledAction : undefined;

function dueTime(payment: StoredPayment): number {
  const action = getScheduledAction(payment);
  return action ? Date.parse(action.executionDate) : Infinity;
}

const getDueTime = ({ payments }: StoredOrder): number => Math.min(...payments.map(dueTime));

/**
 * Time at which the tenant's next scheduled capture or void is due, in milliseconds since 1970. `Infinity` without one.
 */
export function nextScheduledAction(tenant: Tenant): number {
  let next = Infinity;
  for (const order of orders(tenant).values()) next = Math.min(next, getDueTime(order));
  return next;
}

/**
 * Time at which the next scheduled capture or void of an order that the current unit of work changed is due, in
 * milliseconds since 1970. `Infinity` without one.
 */
export const nextChangedAction = (tenant: TenantState): number =>
  Math.min(
    ...(tenant.getChanges('orders') as Change<StoredOrder>[]).map(({ after }) =>
      after ? getDueTime(after) : Infinity,
    ),
  );

/** Captures and voids the authorized payments whose scheduled action is due by the tenant's clock. */
export function runScheduledActions(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  const due = [...orders(tenant).values()].filter((order) => getDueTime(order) <= now);
  for (const order of due) {
    order.payments
      .filter((payment) => dueTime(payment) <= now)
      .reduce(
        (changed, payment) =>
          getScheduledAction(payment)?.actionType === 'CAPTURE'
            ? capturePayment(tenant, changed, payment, payment.amount)
            : voidPayment(tenant, changed, payment, 'SCHEDULED'),
        order,
      );
  }
}
