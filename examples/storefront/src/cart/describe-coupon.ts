import type { ErrorMessages } from '@cartwright/react/errors';
import { describeError } from '../app/describe-error.js';

const messagesOf = (isApplied: boolean): ErrorMessages => {
  const otherwise = isApplied ? 'remove it' : 'try another code';
  return {
    INVALID_COUPON_CODE: `There is no coupon with this code. ${isApplied ? 'Please remove it.' : 'Is it spelled right?'}`,
    'INVALID_COUPON_STATUS.DISABLED': `This coupon is no longer in use. Please ${otherwise}.`,
    'INVALID_COUPON_STATUS.INACTIVE': `This coupon cannot be used yet. Please ${otherwise}.`,
    'INVALID_COUPON_STATUS.EXPIRED': `This coupon has expired. Please ${otherwise}.`,
    'INVALID_COUPON_STATUS.MAX_USAGE_EXCEEDED': `This coupon has been used up. Please ${otherwise}.`,
    'INVALID_COUPON_STATUS.MAX_USAGE_PER_CUSTOMER_EXCEEDED': `You have used this coupon as often as it allows. Please ${otherwise}.`,
    'INVALID_COUPON_STATUS.NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS': `This coupon is not for anything in your bag. Add something that it is for, or ${otherwise}.`,
    'INVALID_COUPON_STATUS.MIN_SUBTOTAL_NOT_REACHED': ({ description }) =>
      `${String(description)} Add something more, or ${otherwise}.`,
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
