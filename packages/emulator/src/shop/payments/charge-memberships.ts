import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { checkCollectable } from './collect-payment.js';
import { type MembershipCharge, membershipPayments } from './membership-payments.js';
import { chargedPayments } from './plugin-memberships.js';

/**
 * Charges memberships for line items of an order.
 *
 * @returns The order, and the new payments.
 * @throws {ApplicationError} as `checkCollectable`, `membershipPayments` and `chargedPayments` do
 */
export function chargeMemberships(
  context: TenantPlugins,
  order: StoredOrder,
  { charges, memberId }: { readonly charges: readonly MembershipCharge[]; readonly memberId: string },
): { readonly order: StoredOrder; readonly payments: readonly StoredPayment[] } {
  const { tenant } = context;
  const now = tenant.clock.now().toISOString();
  const created = membershipPayments(order, charges, { now, open: checkCollectable(order) });
  const payments = chargedPayments(context, order, { memberId, payments: created });
  return { order: saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] }), payments };
}
