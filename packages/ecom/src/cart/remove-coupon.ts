import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** Response of `removeCoupon`. */
export type RemoveCouponResponse = CartResponse;

/**
 * Removes the coupon from a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.removeCoupon`.
 * @param _id - Cart ID (GUID).
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const removeCoupon = (id: string) => client.cart.removeCoupon(id);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-coupon
 */
export const removeCoupon = /* @__PURE__ */ operation<[_id: string], RemoveCouponResponse>({
  id: 'ecom.cart.removeCoupon',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/remove-coupon',
  args: ['_id'],
  response: cartResponseShape,
});
