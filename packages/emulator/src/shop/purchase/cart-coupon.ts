import { storeCurrency } from '../../kernel/money/store-currency.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { linePrice } from '../line-items/line.js';
import { type CouponProblem, couponProblem } from '../pricing/coupons/coupon-problem.js';
import { countUses } from '../pricing/coupons/coupon-uses.js';
import { type Coupon, findCoupon } from '../pricing/coupons/coupon.js';
import { withoutCoupon } from './apply-coupon.js';
import { cartError } from './cart-error.js';
import type { Cart } from './purchase.js';

/** Error for a coupon that a cart cannot use. `data` is empty: the API formats `problem`. */
export class InvalidCoupon extends ApplicationError {
  readonly coupon: Coupon;
  readonly problem: CouponProblem;

  constructor(coupon: Coupon, problem: CouponProblem) {
    super('failedPrecondition', 'INVALID_COUPON_STATUS', problem.description);
    this.coupon = coupon;
    this.problem = problem;
  }
}

function requireUnlocked({ settings }: Cart): void {
  if (settings?.lockCouponCode) throw cartError('COUPON_LOCKED', 'The coupon of this cart cannot be changed.');
}

/**
 * Adds a coupon to a cart.
 * @throws {ApplicationError} `INVALID_COUPON_CODE`; `COUPON_ALREADY_EXISTS`; `COUPON_LOCKED`,
 * `INVALID_COUPON_STATUS`, `MAX_COUPONS_PER_CART_EXCEEDED`
 */
export function addCoupon(tenant: Tenant, cart: Cart, code: string): Cart {
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
    uses: countUses(tenant, coupon.id, cart),
  });
  if (problem) throw new InvalidCoupon(coupon, problem);
  return { ...cart, couponCode: coupon.code, couponId: coupon.id };
}

/** ID of the coupon of a cart. Its code if the cart does not know the ID of a deleted coupon. */
export const getCouponId = (tenant: Tenant, { couponCode = '', couponId }: Cart): string =>
  couponId ?? findCoupon(tenant, couponCode)?.id ?? couponCode;

/**
 * Removes the coupon with this ID from a cart.
 * @throws {ApplicationError} `COUPON_NOT_FOUND_IN_CART`; `COUPON_LOCKED`
 */
export function removeCoupon(tenant: Tenant, cart: Cart, couponId: string): Cart {
  requireUnlocked(cart);
  if (cart.couponCode !== undefined && getCouponId(tenant, cart) === couponId) return withoutCoupon(cart);
  throw cartError('COUPON_NOT_FOUND_IN_CART', 'The cart has no such coupon.', { couponId });
}
