import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { RemoveCouponApplicationErrors } from '../cart-v2/remove-coupon.js';

/** Response of `removeCouponFromCurrentCart`. */
export type RemoveCouponFromCurrentCartResponse = CartResponse;

/** Application errors of `removeCouponFromCurrentCart`. */
export type RemoveCouponFromCurrentCartApplicationErrors = RemoveCouponApplicationErrors;

/**
 * Removes a coupon from the cart of the visitor or member.
 *
 * @param couponId - ID of the coupon in the cart: `_id` of an entry of `coupons`, not the code.
 * @returns The updated cart.
 * @throws `ApiError` `COUPON_NOT_FOUND_IN_CART` if the cart has no coupon with the ID.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const withoutCoupon = async (couponId: string) =>
 *   (await client.currentCartV2.removeCouponFromCurrentCart(couponId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/remove-coupon
 */
export const removeCouponFromCurrentCart = /* @__PURE__ */ operation<
  [couponId: string],
  RemoveCouponFromCurrentCartResponse
>({
  id: 'ecom.currentCartV2.removeCouponFromCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/remove-coupon',
  args: ['couponId'],
  response: cartResponseShape,
});
