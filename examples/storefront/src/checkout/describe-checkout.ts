import type { V2Violation } from '@cartwright/ecom/cart-v2';
import type { ErrorMessages } from '@cartwright/react/errors';
import { describeError } from '../app/describe-error.js';

const soldOut = 'Something in your bag has just sold out. Open your bag and remove it.';
const lost = 'The connection was lost before the shop responded. Please try again: you never order twice.';
const busy = 'The shop cannot take orders right now. Nothing was ordered. Please try again in a minute.';
const changed = 'Your bag has changed in the meantime. Reload this page to see it.';

/** Messages for the steps of the checkout, by the code of the error. */
const messages: ErrorMessages = {
  network: lost,
  timeout: lost,
  offline: 'You are offline. Nothing is lost. Please try again when the connection is back.',
  order_unknown: lost,
  unavailable: busy,
  invalid_request: busy,
  forbidden_origin: busy,
  unauthenticated: 'Your session has ended. Reload this page, and sign in again if you were signed in.',
  cart_changed: changed,
  CART_ALREADY_ORDERED: 'You have ordered this already. Your confirmation is on its way by mail.',
  total_changed: 'The total has changed. Please check it, and then order again.',
  INVALID_PRICE_VERIFICATION_TOKEN: 'The total has changed. Please check it, and then order again.',
  CART_PRICES_OUT_OF_SYNC: 'Prices have changed. Please check the total, and then order again.',
  payment_required: 'There is something to pay after all. Please check the total, and choose how to pay.',
  offline_payment_disabled: 'This order must be paid online. Please choose that.',
  LINE_ITEMS_OUT_OF_STOCK: soldOut,
  INSUFFICIENT_INVENTORY: soldOut,
  MISSING_DELIVERY_ADDRESS: 'Please fill in where to send your order.',
  MISSING_DELIVERY_METHOD: 'Please choose how you get your order.',
  DELIVERY_METHOD_NOT_FOUND: 'This is not offered for your address. Please choose another way.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'This is not offered for your address any more. Please choose another way.',
  GIFT_CARD_REDEEM_ERROR: 'Your gift card could not be redeemed. Please remove it, or use another one.',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'Your bag cannot be ordered like this. Change what is marked.',
  INVALID_CART: 'Your bag cannot be ordered like this. Change what is marked.',
};

/** Message for an error of the checkout page, with the remedy. */
export const describeCheckout = (error: unknown): string => describeError(error, messages);

/** Message for a problem of the whole order, with the remedy. */
export function describeViolation({ code = '', description, scope }: V2Violation): string {
  if (scope === 'DISCOUNT') return 'Your coupon does not apply. Remove it to order.';
  if (scope === 'GIFT_CARD') return 'Your gift card cannot be used. Remove it to order.';
  const unknown = description ?? 'Your bag cannot be ordered like this. Change what is marked.';
  return describeError({ code, description }, { ...messages, unknown });
}
