import type { CouponProblem } from '../../../shop/pricing/coupons/coupon-problem.js';
import type { Coupon } from '../../../shop/pricing/coupons/coupon.js';
import type { ConvertedAmount } from './format-amount.js';

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

/** Formats the data of `INVALID_COUPON_STATUS`. `money` formats an amount of the cart. */
export function formatCouponStatus(
  coupon: Coupon,
  { code, description }: CouponProblem,
  money: (amount: string) => ConvertedAmount,
): object {
  const { code: couponCode, minimumSubtotal } = coupon;
  const reason = reasons[code] ?? 'UNKNOWN_INVALID_COUPON_REASON';
  return {
    couponCode,
    reason,
    ...(reason === 'MIN_SUBTOTAL_NOT_REACHED' && {
      minSubtotalNotReachedDetails: {
        requiredMinimumSubtotal: minimumSubtotal && money(minimumSubtotal),
        originalDescription: description,
      },
    }),
  };
}
