import { isCartwrightError } from '@cartwright/core';
import { LineItemNotAddedError } from '@cartwright/react/ecom';

const codes: Record<string, string> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code.',
  ERROR_COUPON_IS_DISABLED: 'This coupon is no longer in use.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This coupon cannot be used yet.',
  ERROR_COUPON_HAS_EXPIRED: 'This coupon has expired.',
  ERROR_COUPON_USAGE_EXCEEDED: 'This coupon has been used up.',
  ERROR_COUPON_NOT_APPLICABLE: 'This coupon does not apply to anything in your bag.',
  ERROR_COUPON_ALREADY_EXISTS: 'There is already a coupon on your bag. Remove it first.',
  INSUFFICIENT_INVENTORY: 'There are not that many left.',
};

/** Why a coupon that is on the bag takes nothing off: the bag may have changed since. */
export const couponProblem = ({ code = '', description }: { code?: string; description?: string }): string =>
  codes[code] ?? description ?? 'This coupon cannot be used.';

const notAdded = ({ partial, reason, shortfalls }: LineItemNotAddedError): string => {
  if (partial) {
    const { added = 0, asked = 0 } = shortfalls[0] ?? {};
    return `There are not that many left: ${added} of ${asked} can be bought.`;
  }
  switch (reason) {
    case 'out_of_stock':
      return 'This has just sold out.';
    case 'not_found':
      return 'This is no longer offered.';
    case 'variant_or_modifier_missing':
      return 'This could not be put into your bag: a choice is missing, or no longer offered.';
  }
};

/** What happened, in a shopper's words. */
export function cartProblem(error: unknown): string {
  if (error instanceof LineItemNotAddedError) return notAdded(error);
  if (!isCartwrightError(error)) return 'Something went wrong. Please try again.';
  if (error.kind === 'network' || error.kind === 'timeout') {
    return 'The connection was lost before we had an answer. Your bag is as it was; please try again.';
  }
  return codes[error.code] ?? error.message;
}
