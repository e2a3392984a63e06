import { isApiError } from '@cartwright/core';
import { cartProblem } from './cart-problem.js';

/** The platform's reason for rejecting a coupon. */
interface Refusal {
  code?: string | number;
  description?: string;
  data?: Readonly<Record<string, unknown>> | null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const reasons: Record<string, string> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code.',
  ERROR_COUPON_IS_DISABLED: 'This coupon is no longer in use.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This coupon cannot be used yet.',
  ERROR_COUPON_HAS_EXPIRED: 'This coupon has expired.',
  ERROR_COUPON_USAGE_EXCEEDED: 'This coupon has been used up.',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You have used this coupon as often as it allows.',
  ERROR_COUPON_NOT_APPLICABLE: 'This coupon is not for anything in your bag.',
  ERROR_COUPON_ALREADY_EXISTS: 'There is already a coupon on your bag.',
};

function advice({ code, data }: Refusal, isApplied: boolean): string {
  const otherwise = isApplied ? 'remove it' : 'try another code';
  switch (code) {
    case 'ERROR_COUPON_ALREADY_EXISTS':
      return 'Remove it first.';
    case 'ERROR_COUPON_NOT_APPLICABLE':
      return `Add something that it is for, or ${otherwise}.`;
    case 'ERROR_INVALID_SUBTOTAL':
      return `Add something more, or ${otherwise}.`;
    case 'ERROR_COUPON_DOES_NOT_EXIST':
      return isApplied ? 'Please remove it.' : 'Is it spelled right?';
    case 'ERROR_COUPON_IS_NOT_ACTIVE_YET': {
      const start = new Date(String(data?.['startTime']));
      return Number.isNaN(start.getTime()) ? `Please ${otherwise}.` : `It begins on ${day.format(start)}.`;
    }
    default:
      return `Please ${otherwise}.`;
  }
}

const words = (refusal: Refusal, isApplied: boolean): string =>
  `${reasons[refusal.code ?? ''] ?? refusal.description ?? 'This coupon cannot be used.'} ${advice(refusal, isApplied)}`;

/** Message for an applied coupon that gives no discount, because the bag or the coupon has changed. */
export const appliedCouponProblem = (refusal: Refusal): string => words(refusal, true);

/** Message for a rejected coupon code, with the remedy. */
export function couponProblem(error: unknown): string {
  const refusal = isApiError(error) ? error.details.applicationError : undefined;
  return String(refusal?.code).startsWith('ERROR_') && refusal ? words(refusal, false) : cartProblem(error);
}
