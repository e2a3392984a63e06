import { type Owner, ownerKey } from '../cart/owner.js';
import type { Tenant } from '../state/tenant.js';
import { type Coupon, coupons } from './coupon.js';

/** Who uses a coupon: a visitor or a member, and the e-mail address where it is known. */
export interface Customer {
  readonly owner: Owner;
  readonly email?: string;
}

interface Uses {
  readonly id: string;
  readonly count: number;
}

const uses = (tenant: Tenant) => tenant.collection<Uses>('coupon-uses');

/** The merchant, who buys for others, is nobody's customer: only the e-mail address counts then. */
const keysOf = (coupon: Coupon, { email, owner }: Customer): string[] => [
  ...('userId' in owner ? [] : [`${coupon.id} ${ownerKey(owner)}`]),
  ...(email ? [`${coupon.id} ${email.trim().toLowerCase()}`] : []),
];

/** How many orders of the customer used the coupon: as whoever it is signed in as, or under the same e-mail address. */
export const usesOf = (tenant: Tenant, coupon: Coupon, customer: Customer): number =>
  Math.max(0, ...keysOf(coupon, customer).map((key) => uses(tenant).get(key)?.count ?? 0));

/** Counts that an order of the customer used the coupon. A coupon that was deleted meanwhile is not counted. */
export function countUse(tenant: Tenant, couponId: string, customer: Customer, orderId: string): void {
  const coupon = coupons(tenant).get(couponId);
  if (!coupon) return;
  coupons(tenant).put({ ...coupon, numberOfUsages: coupon.numberOfUsages + 1, lastOrderId: orderId });
  for (const id of keysOf(coupon, customer)) uses(tenant).put({ id, count: (uses(tenant).get(id)?.count ?? 0) + 1 });
}
