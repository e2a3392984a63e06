import { readString } from '../../kernel/input/read-string.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { applyCoupon, withoutCoupon } from '../../shop/purchase/apply-coupon.js';
import type { Purchase } from '../../shop/purchase/purchase.js';

/**
 * Returns the purchase with the coupon of a request. `null` and an empty code remove the coupon; an absent one keeps
 * it.
 *
 * @throws {ApplicationError} as `applyCoupon` does
 */
export function applyCouponCode<T extends Purchase>(tenant: Tenant, purchase: T, value: unknown): T {
  if (value === undefined) return purchase;
  const code = readString(value, 'couponCode', 50)?.trim();
  return code ? applyCoupon(tenant, purchase, code) : withoutCoupon(purchase);
}
