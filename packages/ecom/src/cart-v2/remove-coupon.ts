import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Response of `removeCoupon`. */
export type RemoveCouponResponse = CartResponse;

/** Application errors of `removeCoupon`. */
export type RemoveCouponApplicationErrors = CartApplicationErrors<
  'COUPON_NOT_FOUND_IN_CART' | 'CART_ALREADY_ORDERED' | 'COUPON_LOCKED'
>;

/**
 * Removes a coupon from a cart.
 *
 * @param cartId - Cart ID.
 * @param couponId - ID of the coupon in the cart: `_id` of an entry of `coupons`, not the code.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `COUPON_NOT_FOUND_IN_CART` if the cart has no coupon with the ID.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const withoutCoupon = async (cartId: string, couponId: string) =>
 *   (await client.cartV2.removeCoupon(cartId, couponId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/remove-coupon
 */
export const removeCoupon = /* @__PURE__ */ operation<[cartId: string, couponId: string], RemoveCouponResponse>({
  id: 'ecom.cartV2.removeCoupon',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/remove-coupon',
  args: ['cartId', 'couponId'],
  response: cartResponseShape,
});
