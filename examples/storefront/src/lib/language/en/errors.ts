import type { ErrorMessages } from '@cartwright/react/errors';

const lost = 'The connection was lost before the shop responded. Check your bag, then try again.';
const empty = 'Your bag is empty. Put something into it first.';

/** Messages of a coupon's refusals, with the remedy at the end. */
const couponMessages = (remedy: string): ErrorMessages => ({
  'INVALID_COUPON_STATUS.DISABLED': `This coupon is no longer in use. Please ${remedy}.`,
  'INVALID_COUPON_STATUS.INACTIVE': `This coupon cannot be used yet. Please ${remedy}.`,
  'INVALID_COUPON_STATUS.EXPIRED': `This coupon has expired. Please ${remedy}.`,
  'INVALID_COUPON_STATUS.MAX_USAGE_EXCEEDED': `This coupon has been used up. Please ${remedy}.`,
  'INVALID_COUPON_STATUS.MAX_USAGE_PER_CUSTOMER_EXCEEDED': `You have used this coupon as often as it allows. Please ${remedy}.`,
  'INVALID_COUPON_STATUS.NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS': `This coupon is not for anything in your bag. Add something that it is for, or ${remedy}.`,
  'INVALID_COUPON_STATUS.MIN_SUBTOTAL_NOT_REACHED': ({ description }) =>
    `${String(description)} Add something more, or ${remedy}.`,
});

/** Messages of errors, by the keys of `describeError`. */
export const errors = {
  /** Messages in the words of this store, which has a bag instead of a cart. */
  general: {
    network: lost,
    timeout: lost,
    offline: 'You are offline. Wait for the connection. Check your bag, then try again.',
    partly_added: 'There are not that many left: {addedQuantity} of {requestedQuantity} can be bought.',
    addition_unknown: 'We could not tell whether this was put into your bag. Check your bag, then try again.',
    variant_or_modifier_missing: 'This could not be put into your bag: a choice is missing, or no longer offered.',
    EMPTY_CHECKOUT: empty,
    OWNED_CART_NOT_FOUND: empty,
    FULL_OUT_OF_STOCK: 'All of this has just sold out. Please remove it, and have a look around for something else.',
    PARTIAL_OUT_OF_STOCK: 'Something in your bag has just sold out. Please remove it.',
  } as ErrorMessages,
  /** A coupon code that was entered. */
  coupon: {
    ...couponMessages('try another code'),
    INVALID_COUPON_CODE: 'There is no coupon with this code. Is it spelled right?',
  } as ErrorMessages,
  /** An applied coupon that gives no discount, because the bag or the coupon has changed. */
  appliedCoupon: {
    ...couponMessages('remove it'),
    INVALID_COUPON_CODE: 'There is no coupon with this code. Please remove it.',
    unknown: ({ description = 'This coupon cannot be used.' }) => `${String(description)} Please remove it.`,
  } as ErrorMessages,
  giftCard: {
    INVALID_GIFT_CARD_CODE: 'There is no gift card with this code. Is it spelled right?',
    validation: 'A gift card code has 8 to 20 characters. Is it spelled right?',
  } as ErrorMessages,
};
