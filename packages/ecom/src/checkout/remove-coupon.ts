import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** The answer of `removeCoupon`. */
export type RemoveCouponResponse = CheckoutResponse;

/**
 * Removes the coupon from a checkout.
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
 * export const withoutCoupon = (id: string) => client.checkout.removeCoupon(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-coupon
 */
export const removeCoupon = /* @__PURE__ */ operation<[_id: string], RemoveCouponResponse>({
  id: 'ecom.checkout.removeCoupon',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-coupon',
  args: ['_id'],
  input: (id) => ({ id }),
  response: checkoutResponseShape,
});
