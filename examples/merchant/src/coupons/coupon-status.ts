import type { Coupon } from '@cartwright/ecom/coupons';
import type { BadgeTone } from '../ui/badge.js';

/** Returns the label of a coupon's status, and its tone. "Active" coupons are accepted in carts now. */
export function getCouponStatus(
  { expired, numberOfUsages, specification = {} }: Coupon,
  now: Date,
): readonly [label: string, tone: BadgeTone] {
  const { active, expirationTime, startTime, usageLimit } = specification;
  if (expired || (expirationTime && Number(expirationTime) <= now.getTime())) return ['Expired', 'bad'];
  if (active === false) return ['Inactive', 'plain'];
  if (usageLimit != null && (numberOfUsages ?? 0) >= usageLimit) return ['Used up', 'bad'];
  return Number(startTime ?? 0) > now.getTime() ? ['Scheduled', 'warn'] : ['Active', 'good'];
}
