import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { linePrice } from '../line-items/line.js';
import { type CouponProblem, couponProblem } from '../pricing/coupons/coupon-problem.js';
import { usesOf } from '../pricing/coupons/coupon-uses.js';
import { type Coupon, findCoupon } from '../pricing/coupons/coupon.js';
import { withoutCoupon } from './apply-coupon.js';
import { cartError } from './cart-error.js';
import type { Purchase } from './purchase.js';

/** Names of the reasons for which a coupon cannot be used, by the code of the problem. */
const reasons: Readonly<Record<string, string>> = {
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  ERROR_INVALID_SUBTOTAL: 'MIN_SUBTOTAL_NOT_REACHED',
};

/** The data of `INVALID_COUPON_STATUS`. */
export function couponStatus(coupon: Coupon, { code, description }: CouponProblem): object {
  const { code: couponCode, minimumSubtotal: amount } = coupon;
  const reason = reasons[code] ?? 'UNKNOWN_INVALID_COUPON_REASON';
  return {
    couponCode,
    reason,
    ...(reason === 'MIN_SUBTOTAL_NOT_REACHED' && {
      minSubtotalNotReachedDetails: {
        requiredMinimumSubtotal: { amount, convertedAmount: amount },
        originalDescription: description,
      },
    }),
  };
}

function requireUnlocked({ settings }: Purchase): void {
  if (settings?.lockCouponCode) throw cartError('COUPON_LOCKED', 'The coupon of this cart cannot be changed.');
}

/**
 * Adds a coupon to a cart.
 * @throws {ApplicationError} 404 `INVALID_COUPON_CODE`; 409 `COUPON_ALREADY_EXISTS`; 428 `COUPON_LOCKED`,
 * `INVALID_COUPON_STATUS`, `MAX_COUPONS_PER_CART_EXCEEDED`
 */
export function addCoupon(tenant: Tenant, cart: Purchase, code: string): Purchase {
  requireUnlocked(cart);
  if (cart.couponCode?.toUpperCase() === code.trim().toUpperCase()) {
    throw cartError('COUPON_ALREADY_EXISTS', 'The cart has this coupon.', { couponCode: cart.couponCode });
  }
  if (cart.couponCode !== undefined) {
    throw cartError('MAX_COUPONS_PER_CART_EXCEEDED', 'A cart has at most one coupon.');
  }
  const coupon = findCoupon(tenant, code);
  if (!coupon) throw cartError('INVALID_COUPON_CODE', 'There is no coupon with this code.', { couponCode: code });
  const items = cart.lines.map((line) => ({
    price: linePrice(line),
    collectionIds: line.facts.collectionIds,
    catalogItemId: line.reference?.catalogItemId,
  }));
  const problem = couponProblem(coupon, items, {
    at: tenant.clock.now().toISOString(),
    currency: storeCurrency(tenant),
    uses: usesOf(tenant, coupon.id, cart),
  });
  if (problem) throw cartError('INVALID_COUPON_STATUS', problem.description, couponStatus(coupon, problem));
  return { ...cart, couponCode: coupon.code, couponId: coupon.id };
}

/** ID of the coupon of a cart. Its code if the cart does not know the ID of a deleted coupon. */
export const couponIdOf = (tenant: Tenant, { couponCode = '', couponId }: Purchase): string =>
  couponId ?? findCoupon(tenant, couponCode)?.id ?? couponCode;

/**
 * Removes the coupon with this ID from a cart.
 * @throws {ApplicationError} 404 `COUPON_NOT_FOUND_IN_CART`; 428 `COUPON_LOCKED`
 */
export function removeCoupon(tenant: Tenant, cart: Purchase, couponId: string): Purchase {
  requireUnlocked(cart);
  if (cart.couponCode !== undefined && couponIdOf(tenant, cart) === couponId) return withoutCoupon(cart);
  throw cartError('COUPON_NOT_FOUND_IN_CART', 'The cart has no such coupon.', { couponId });
}
