import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** The answer of `removeOverrideCheckoutUrl`. */
export type RemoveOverrideCheckoutUrlResponse = CheckoutResponse;

/**
 * Lets the buyer check out on the platform's page again.
 *
 * @param _id - The checkout's id.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const onThePlatform = (id: string) => client.checkout.removeOverrideCheckoutUrl(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-override-checkout-url
 */
export const removeOverrideCheckoutUrl = /* @__PURE__ */ operation<[_id: string], RemoveOverrideCheckoutUrlResponse>({
  id: 'ecom.checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-override-checkout-url',
  args: ['_id'],
  input: (id) => ({ id }),
  response: checkoutResponseShape,
});
