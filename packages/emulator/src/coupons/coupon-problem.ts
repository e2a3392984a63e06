import { ApplicationError } from '../http/wire-error.js';
import { compare, formatMoney, sum } from '../money/index.js';
import type { Coupon } from './coupon.js';

/** Why a coupon cannot be used. The codes are the platform's where it names one. */
export interface CouponProblem {
  readonly code: string;
  readonly description: string;
  readonly data: object;
}

/** What a coupon looks at in an item. */
export interface CouponItem {
  /** Unit price times quantity. */
  readonly price: string;
  readonly collectionIds: readonly string[];
}

const problem = (code: string, description: string, data: object = {}): CouponProblem => ({ code, description, data });

/** Says why the coupon cannot be used on these items at this time, or nothing. */
export function couponProblem(
  coupon: Coupon,
  items: readonly CouponItem[],
  at: string,
  currency: string,
): CouponProblem | undefined {
  const { active, collectionId, expirationTime, minimumSubtotal, numberOfUsages, startTime, usageLimit } = coupon;
  if (!active) return problem('ERROR_COUPON_IS_DISABLED', 'This coupon is no longer in use.');
  if (at < startTime)
    return problem('ERROR_COUPON_IS_NOT_ACTIVE_YET', 'This coupon cannot be used yet.', { startTime });
  if (expirationTime && at >= expirationTime) {
    return problem('ERROR_COUPON_HAS_EXPIRED', 'This coupon has expired.', { expirationTime });
  }
  if (usageLimit !== undefined && numberOfUsages >= usageLimit) {
    return problem('ERROR_COUPON_USAGE_EXCEEDED', 'This coupon has been used up.', { usageLimit });
  }
  const eligible = items.filter((item) => !collectionId || item.collectionIds.includes(collectionId));
  if (items.length > 0 && eligible.length === 0) {
    return problem('ERROR_COUPON_NOT_APPLICABLE', 'This coupon does not apply to anything in the cart.', {
      collectionId,
    });
  }
  const subtotal = sum(eligible.map((item) => item.price));
  if (minimumSubtotal && compare(subtotal, minimumSubtotal) < 0) {
    const least = formatMoney(minimumSubtotal, currency);
    return problem('ERROR_INVALID_SUBTOTAL', `This coupon is for orders of at least ${least}.`, { minimumSubtotal });
  }
  return undefined;
}

/** The refusal for a code that no coupon has. */
export const unknownCoupon = (code: string): ApplicationError =>
  new ApplicationError(404, 'ERROR_COUPON_DOES_NOT_EXIST', 'There is no coupon with this code.', { couponCode: code });

/** The refusal of a coupon that exists. */
export const refusedCoupon = ({ code, data, description }: CouponProblem): ApplicationError =>
  new ApplicationError(428, code, description, data);
