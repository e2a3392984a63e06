import { readString } from '../../kernel/input/read-string.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { applyCoupon, withoutCoupon } from '../../shop/purchase/apply-coupon.js';
import type { Purchase } from '../../shop/purchase/purchase.js';

/**
 * The purchase with the coupon that a request names. `null` and an empty code take the coupon out, an absent one leaves it.
 * @throws {ApplicationError} as `applyCoupon` does
 */
export function applyCouponCode(tenant: Tenant, purchase: Purchase, value: unknown): Purchase {
  if (value === undefined) return purchase;
  const code = readString(value, 'couponCode', 50)?.trim();
  return code ? applyCoupon(tenant, purchase, code) : withoutCoupon(purchase);
}
