import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** Response of `removeOverrideCheckoutUrl`. */
export type RemoveOverrideCheckoutUrlResponse = CheckoutResponse;

/**
 * Removes the custom checkout page from a checkout, so that the buyer uses the platform's page.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateCart`.
 * @param _id - Checkout ID (GUID).
 * @returns The updated checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const usePlatformCheckout = (id: string) => client.checkout.removeOverrideCheckoutUrl(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-override-checkout-url
 */
export const removeOverrideCheckoutUrl = /* @__PURE__ */ operation<[_id: string], RemoveOverrideCheckoutUrlResponse>({
  id: 'ecom.checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-override-checkout-url',
  args: ['_id'],
  response: checkoutResponseShape,
});
