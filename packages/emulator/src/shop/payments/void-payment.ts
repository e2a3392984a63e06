import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { authorizedPayment } from './authorized-payment.js';
import { withPayment } from './change-payment.js';

/** Voids an authorized payment. Nothing is charged. */
export function voidPayment(
  tenant: Tenant,
  order: StoredOrder,
  payment: StoredPayment,
  reason: 'MANUAL' | 'SCHEDULED',
): StoredOrder {
  const now = tenant.clock.now().toISOString();
  const { authorization = { authorizedDate: now, captures: [] } } = payment;
  const { scheduledAction: _done, ...rest } = authorization;
  const voided: StoredPayment = {
    ...payment,
    status: 'VOIDED',
    authorization: { ...rest, voided: { voidedDate: now, reason } },
  };
  return saveOrder(tenant, withPayment(order, voided, now), [authorizedPayment('VOIDED', payment, payment.amount)]);
}
