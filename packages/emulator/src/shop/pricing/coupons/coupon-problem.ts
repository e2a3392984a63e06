import { compare, sum } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { type CouponItem, covers } from './coupon-scope.js';
import type { Coupon } from './coupon.js';

/** Reason why a coupon cannot be used, with the platform's code where it is known. */
export interface CouponProblem {
  readonly code: string;
  readonly description: string;
  readonly data: object;
}

/** Circumstances in which a coupon is used. */
export interface CouponUse {
  /** Time of use, as an ISO 8601 string. */
  readonly at: string;
  readonly currency: string;
  /** Number of earlier uses by the customer. */
  readonly uses: number;
}

const problem = (code: string, description: string, data: object = {}): CouponProblem => ({ code, description, data });

/** Returns the reason why the coupon cannot be used for these items. `undefined` if it can be. */
export function couponProblem(
  coupon: Coupon,
  items: readonly CouponItem[],
  { at, currency, uses }: CouponUse,
): CouponProblem | undefined {
  const { active, expirationTime, limitPerCustomer, minimumSubtotal, numberOfUsages, startTime, usageLimit } = coupon;
  if (!active) return problem('ERROR_COUPON_IS_DISABLED', 'This coupon is inactive.');
  if (at < startTime)
    return problem('ERROR_COUPON_IS_NOT_ACTIVE_YET', 'This coupon cannot be used yet.', { startTime });
  if (expirationTime && at >= expirationTime) {
    return problem('ERROR_COUPON_HAS_EXPIRED', 'This coupon has expired.', { expirationTime });
  }
  if (usageLimit !== undefined && numberOfUsages >= usageLimit) {
    return problem('ERROR_COUPON_USAGE_EXCEEDED', 'This coupon has reached its usage limit.', { usageLimit });
  }
  if (limitPerCustomer !== undefined && uses >= limitPerCustomer) {
    const description = 'This customer has reached the usage limit of the coupon.';
    return problem('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', description, { limitPerCustomer });
  }
  const eligible = items.filter((item) => covers(coupon, item));
  if (items.length > 0 && eligible.length === 0) {
    return problem('ERROR_COUPON_NOT_APPLICABLE', 'This coupon does not apply to any item in the cart.', {
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

/** Error for an unknown coupon code. */
export const unknownCoupon = (code: string): ApplicationError =>
  new ApplicationError('notFound', 'ERROR_COUPON_DOES_NOT_EXIST', 'There is no coupon with this code.', {
    couponCode: code,
  });

/** Error for a coupon that cannot be used. */
export const refusedCoupon = ({ code, data, description }: CouponProblem): ApplicationError =>
  new ApplicationError('failedPrecondition', code, description, data);
