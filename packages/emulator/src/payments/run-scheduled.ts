import type { StoredOrder } from '../orders/order.js';
import type { Tenant } from '../state/tenant.js';
import { capture } from './capture-payments.js';
import { voidPayment } from './void-payments.js';

/** Captures and voids the authorized payments of an order whose time has come by the tenant's clock. */
export function runScheduled(tenant: Tenant, order: StoredOrder): StoredOrder {
  const now = tenant.clock.now().getTime();
  return order.payments.reduce((changed, payment) => {
    const action = payment.status === 'AUTHORIZED' ? payment.authorization?.scheduledAction : undefined;
    if (!action || Date.parse(action.executionDate) > now) return changed;
    return action.actionType === 'CAPTURE'
      ? capture(tenant, changed, payment, payment.amount)
      : voidPayment(tenant, changed, payment, 'SCHEDULED');
  }, order);
}
