import type { ErrorMessages } from '@cartwright/react/errors';
import { describeError } from '../app/describe-error.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const messagesOf = (isApplied: boolean): ErrorMessages => {
  const otherwise = isApplied ? 'remove it' : 'try another code';
  const start = (time: unknown) => {
    const date = new Date(String(time));
    return Number.isNaN(date.getTime()) ? `Please ${otherwise}.` : `It begins on ${day.format(date)}.`;
  };
  return {
    ERROR_COUPON_DOES_NOT_EXIST: `There is no coupon with this code. ${isApplied ? 'Please remove it.' : 'Is it spelled right?'}`,
    ERROR_COUPON_IS_DISABLED: `This coupon is no longer in use. Please ${otherwise}.`,
    ERROR_COUPON_IS_NOT_ACTIVE_YET: ({ startTime }) => `This coupon cannot be used yet. ${start(startTime)}`,
    ERROR_COUPON_HAS_EXPIRED: `This coupon has expired. Please ${otherwise}.`,
    ERROR_COUPON_USAGE_EXCEEDED: `This coupon has been used up. Please ${otherwise}.`,
    ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: `You have used this coupon as often as it allows. Please ${otherwise}.`,
    ERROR_COUPON_NOT_APPLICABLE: `This coupon is not for anything in your bag. Add something that it is for, or ${otherwise}.`,
    ERROR_COUPON_ALREADY_EXISTS: 'There is already a coupon on your bag. Remove it first.',
    ERROR_INVALID_SUBTOTAL: ({ description }) => `${String(description)} Add something more, or ${otherwise}.`,
  };
};

/** Message for a rejected coupon code, with the remedy. */
export const describeCoupon = (error: unknown): string => describeError(error, messagesOf(false));

/** Message for an applied coupon that gives no discount, because the bag or the coupon has changed. */
export const describeAppliedCoupon = (refusal: object): string =>
  describeError(refusal, {
    ...messagesOf(true),
    unknown: ({ description = 'This coupon cannot be used.' }) => `${String(description)} Please remove it.`,
  });
