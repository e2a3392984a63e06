import { ownerKey } from '../../../protocol/auth/owner.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Customer } from '../../contacts/contact.js';
import { coupons } from './coupon.js';

interface Uses {
  readonly id: string;
  readonly count: number;
}

const uses = (tenant: Tenant) => tenant.collection<Uses>('coupon-uses');

/** Keys of a customer. Purchases by the merchant are counted by the email address only. */
const getKeys = (discountId: string, { email, owner }: Customer): string[] => [
  ...('userId' in owner ? [] : [`${discountId} ${ownerKey(owner)}`]),
  ...(email ? [`${discountId} ${email.trim().toLowerCase()}`] : []),
];

/** Number of orders of the customer that used a coupon or rule, by visitor or member and by email address. */
export const countUses = (tenant: Tenant, discountId: string, customer: Customer): number =>
  Math.max(0, ...getKeys(discountId, customer).map((key) => uses(tenant).get(key)?.count ?? 0));

/** Records that the customer used a coupon or a discount rule in an order. */
export function countCustomer(tenant: Tenant, discountId: string, customer: Customer): void {
  for (const id of getKeys(discountId, customer)) {
    uses(tenant).put({ id, count: (uses(tenant).get(id)?.count ?? 0) + 1 });
  }
}

/** Records that the customer used the coupon in an order. Does nothing if the coupon was deleted in the meantime. */
export function countUse(tenant: Tenant, couponId: string, customer: Customer, orderId: string): void {
  const coupon = coupons(tenant).get(couponId);
  if (!coupon) return;
  coupons(tenant).put({ ...coupon, numberOfUsages: coupon.numberOfUsages + 1, lastOrderId: orderId });
  countCustomer(tenant, couponId, customer);
}
