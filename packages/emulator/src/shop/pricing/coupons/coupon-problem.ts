import { compare, sum } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { ApplicationError } from '../../../kernel/errors/http-error.js';
import { type CouponItem, covers } from './coupon-scope.js';
import type { Coupon } from './coupon.js';

/** Why a coupon cannot be used. The codes are the platform's where it names one. */
export interface CouponProblem {
  readonly code: string;
  readonly description: string;
  readonly data: object;
}

/** The circumstances of a use. */
export interface CouponUse {
  /** The time, ISO 8601. */
  readonly at: string;
  readonly currency: string;
  /** Number of earlier uses by the customer. */
  readonly uses: number;
}

const problem = (code: string, description: string, data: object = {}): CouponProblem => ({ code, description, data });

/** Says why the coupon cannot be used on these items now, or nothing. */
export function couponProblem(
  coupon: Coupon,
  items: readonly CouponItem[],
  { at, currency, uses }: CouponUse,
): CouponProblem | undefined {
  const { active, expirationTime, limitPerCustomer, minimumSubtotal, numberOfUsages, startTime, usageLimit } = coupon;
  if (!active) return problem('ERROR_COUPON_IS_DISABLED', 'This coupon is no longer in use.');
  if (at < startTime)
    return problem('ERROR_COUPON_IS_NOT_ACTIVE_YET', 'This coupon cannot be used yet.', { startTime });
  if (expirationTime && at >= expirationTime) {
    return problem('ERROR_COUPON_HAS_EXPIRED', 'This coupon has expired.', { expirationTime });
  }
  if (usageLimit !== undefined && numberOfUsages >= usageLimit) {
    return problem('ERROR_COUPON_USAGE_EXCEEDED', 'This coupon has been used up.', { usageLimit });
  }
  if (limitPerCustomer !== undefined && uses >= limitPerCustomer) {
    const description = 'This customer has used this coupon as often as possible.';
    return problem('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', description, { limitPerCustomer });
  }
  const eligible = items.filter((item) => covers(coupon, item));
  if (items.length > 0 && eligible.length === 0) {
    return problem('ERROR_COUPON_NOT_APPLICABLE', 'This coupon does not apply to anything in the cart.', {
      scope: coupon.scope,
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
