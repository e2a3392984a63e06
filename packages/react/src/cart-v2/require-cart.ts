import { CartwrightError, isDevelopment } from '@cartwright/core';

/** Returns the cart of a response. Throws `invalid_response` without one. */
export function requireCart<Cart>({ cart }: { cart?: Cart }): Cart {
  if (cart) return cart;
  throw new CartwrightError(isDevelopment && 'The response has no cart; retry the call', {
    kind: 'parse',
    code: 'invalid_response',
  });
}
