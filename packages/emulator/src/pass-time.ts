import type { Tenant } from './kernel/state/tenant.js';
import { nextAbandonment, recordAbandonedCarts } from './shop/abandoned-carts/record-abandoned-carts.js';
import { nextScheduledAction, runScheduledActions } from './shop/payments/scheduled-actions.js';

/** When the next scheduled work of a tenant is due, in milliseconds since 1970; `Infinity` where there is none. */
export const nextDue = (tenant: Tenant): number => Math.min(nextScheduledAction(tenant), nextAbandonment(tenant));

/** Does what is due by a tenant's clock: captures and voids payments, and records abandoned carts. */
export function passTime(tenant: Tenant): void {
  runScheduledActions(tenant);
  recordAbandonedCarts(tenant);
}
