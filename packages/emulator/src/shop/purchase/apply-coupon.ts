import { storeCurrency } from '../../kernel/money/store-currency.js';
import { readText } from '../../kernel/input/read-text.js';
import { type Customer, usesOf } from '../pricing/coupons/coupon-uses.js';
import { couponProblem, refusedCoupon, unknownCoupon } from '../pricing/coupons/coupon-problem.js';
import { findCoupon } from '../pricing/coupons/coupon.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredCart } from './cart.js';
import { linePrice } from '../line-items/line.js';
import { resolveLines } from './resolve-lines.js';

/**
 * The cart with the coupon; a cart has one, so it replaces another. `null` and an empty code take it out, nothing leaves it.
 * @throws {ApplicationError} `ERROR_COUPON_DOES_NOT_EXIST`, or why the coupon cannot be used for this cart
 */
export function applyCoupon<T extends Pick<StoredCart, 'lines' | 'couponCode'> & Customer>(
  tenant: Tenant,
  cart: T,
  value: unknown,
): T {
  if (value === undefined) return cart;
  const code = readText(value, 'couponCode', 50)?.trim();
  if (!code) {
    const { couponCode: _, ...rest } = cart;
    return rest as T;
  }
  const coupon = findCoupon(tenant, code);
  if (!coupon) throw unknownCoupon(code);
  const items = resolveLines(tenant, cart.lines).map((line) => ({
    price: linePrice(line),
    collectionIds: line.facts.collectionIds,
    catalogItemId: line.reference?.catalogItemId,
  }));
  const problem = couponProblem(coupon, items, {
    at: tenant.clock.now().toISOString(),
    currency: storeCurrency(tenant),
    uses: usesOf(tenant, coupon.id, cart),
  });
  if (problem) throw refusedCoupon(problem);
  return { ...cart, couponCode: coupon.code };
}
