import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { authorizedPayment } from './authorized-payment.js';
import { withPayment } from './change-payment.js';

/** Captures an authorized payment, in whole or in part. The rest of the authorization is released. */
export function capturePayment(
  tenant: Tenant,
  order: StoredOrder,
  payment: StoredPayment,
  amount: string,
): StoredOrder {
  const now = tenant.clock.now().toISOString();
  const { authorization = { authorizedDate: now, captures: [] } } = payment;
  const { scheduledAction: _done, ...rest } = authorization;
  const captured: StoredPayment = {
    ...payment,
    status: 'APPROVED',
    authorization: { ...rest, captures: [{ id: newId(), amount, createdDate: now }] },
  };
  return saveOrder(tenant, withPayment(order, captured, now), [authorizedPayment('CAPTURED', payment, amount)]);
}
