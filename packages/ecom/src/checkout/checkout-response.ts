import { entity } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** The answer of operations that change a checkout. */
export interface CheckoutResponse {
  /** The checkout as it is now. */
  checkout?: Checkout;
}

/** The converted fields of {@link CheckoutResponse}. */
export const checkoutResponseShape = /* @__PURE__ */ entity<CheckoutResponse>({ checkout: checkoutShape });
