import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { CouponInput } from '../cart-v2/inputs/coupon-input.js';
import type { AddCouponApplicationErrors } from '../cart-v2/add-coupon.js';

/** Response of `addCouponToCurrentCart`. */
export type AddCouponToCurrentCartResponse = CartResponse;

/** Application errors of `addCouponToCurrentCart`. */
export type AddCouponToCurrentCartApplicationErrors = AddCouponApplicationErrors;

/**
 * Adds a coupon to the cart of the visitor or member. A cart has at most one coupon.
 *
 * @param coupon - Coupon code.
 * @returns The updated cart. Its `coupons` have the ID with which to remove the coupon.
 * @throws `ApiError` `INVALID_COUPON_CODE` if the coupon does not exist, `INVALID_COUPON_STATUS` if it cannot be
 * used.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const applyCoupon = async () =>
 *   (await client.currentCartV2.addCouponToCurrentCart({ code: 'SUMMER' })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/add-coupon
 */
export const addCouponToCurrentCart = /* @__PURE__ */ operation<[coupon: CouponInput], AddCouponToCurrentCartResponse>({
  id: 'ecom.currentCartV2.addCouponToCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/add-coupon',
  args: ['coupon'],
  response: cartResponseShape,
});
