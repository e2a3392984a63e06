import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** The answer of `removeCoupon`. */
export type RemoveCouponResponse = CartResponse;

/**
 * Removes the coupon from a cart.
 *
 * @param _id - The cart's id.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const withoutCoupon = (id: string) => client.cart.removeCoupon(id);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-coupon
 */
export const removeCoupon = /* @__PURE__ */ operation<[_id: string], RemoveCouponResponse>({
  id: 'ecom.cart.removeCoupon',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/remove-coupon',
  args: ['_id'],
  input: (id) => ({ id }),
  response: cartResponseShape,
});
