import { entity } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/** Response of operations that update a checkout. */
export interface CheckoutResponse {
  /** Updated checkout. */
  checkout?: Checkout;
}

/**
 * Shape of {@link CheckoutResponse}: which fields are dates, images, page URLs, addresses or floating-point numbers.
 */
export const checkoutResponseShape = /* @__PURE__ */ entity<CheckoutResponse>({ checkout: checkoutShape });
