import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { linePrice } from '../line-items/line.js';
import { couponProblem, refusedCoupon, unknownCoupon } from '../pricing/coupons/coupon-problem.js';
import { countUses } from '../pricing/coupons/coupon-uses.js';
import { findCoupon } from '../pricing/coupons/coupon.js';
import { clearFields } from './clear-fields.js';
import type { Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** Returns the purchase without its coupon. */
export const withoutCoupon = <T extends Purchase>(purchase: T): T =>
  clearFields<Purchase>(purchase, 'couponCode', 'couponId') as T;

/**
 * Returns the purchase with a coupon, which replaces an earlier one.
 *
 * @throws {ApplicationError} `ERROR_COUPON_DOES_NOT_EXIST`, or the reason why the coupon cannot be used
 */
export function applyCoupon<T extends Purchase>(tenant: Tenant, purchase: T, code: string): T {
  const coupon = findCoupon(tenant, code);
  if (!coupon) throw unknownCoupon(code);
  const items = resolveLines(tenant, purchase.lines).map((line) => ({
    price: linePrice(line),
    collectionIds: line.facts.collectionIds,
    catalogItemId: line.reference?.catalogItemId,
  }));
  const problem = couponProblem(coupon, items, {
    at: tenant.clock.now().toISOString(),
    currency: storeCurrency(tenant),
    uses: countUses(tenant, coupon.id, purchase),
  });
  if (problem) throw refusedCoupon(problem);
  return { ...purchase, couponCode: coupon.code, couponId: coupon.id };
}
