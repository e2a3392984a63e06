import type { V2Violation } from '@cartwright/ecom/cart-v2';
import { describeError } from '../lib/describe-error.js';
import type { Texts } from '../lib/language/use-texts.js';

type CheckoutTexts = Pick<Texts, 'checkout' | 'errors'>;

/** Message for an error of the checkout page, with the remedy. */
export const describeCheckout = (error: unknown, { checkout, errors }: CheckoutTexts): string =>
  describeError(error, errors, checkout.errors);

/** Message for a problem of the whole order, with the remedy. */
export function describeViolation(
  { code = '', description, scope }: V2Violation,
  { checkout, errors }: CheckoutTexts,
): string {
  if (scope === 'DISCOUNT') return checkout.couponRefused;
  if (scope === 'GIFT_CARD') return checkout.giftCardRefused;
  const unknown = description ?? checkout.forbidden;
  return describeError({ code, description }, errors, { ...checkout.errors, unknown });
}
