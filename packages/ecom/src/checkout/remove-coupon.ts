import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** Response of `removeCoupon`. */
export type RemoveCouponResponse = CheckoutResponse;

/**
 * Removes the coupon from a checkout.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.removeCoupon`.
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
 * export const removeCoupon = (id: string) => client.checkout.removeCoupon(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-coupon
 */
export const removeCoupon = /* @__PURE__ */ operation<[_id: string], RemoveCouponResponse>({
  id: 'ecom.checkout.removeCoupon',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-coupon',
  args: ['_id'],
  response: checkoutResponseShape,
});
