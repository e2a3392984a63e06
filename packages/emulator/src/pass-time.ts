import { noticeAbandoned } from './shop/abandoned-carts/notice-abandoned.js';
import { ordersByNow } from './shop/payments/run-scheduled.js';
import type { Tenant } from './kernel/state/tenant.js';

/** Does what is due by a tenant's clock: scheduled captures and voids are made, and carts that were left are noticed. */
export function passTime(tenant: Tenant): void {
  ordersByNow(tenant);
  noticeAbandoned(tenant);
}
