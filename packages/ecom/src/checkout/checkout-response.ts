import { entity } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** Response of operations that update a checkout. */
export interface CheckoutResponse {
  /** Updated checkout. */
  checkout?: Checkout;
}

/** The converted fields of {@link CheckoutResponse}. */
export const checkoutResponseShape = /* @__PURE__ */ entity<CheckoutResponse>({ checkout: checkoutShape });
