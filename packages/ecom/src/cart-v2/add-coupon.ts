import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { CouponInput } from './inputs/coupon-input.js';

/** Response of `addCoupon`. */
export type AddCouponResponse = CartResponse;

/** Application errors of `addCoupon`. */
export type AddCouponApplicationErrors = CartApplicationErrors<
  | 'COUPON_ALREADY_EXISTS'
  | 'MAX_COUPONS_PER_CART_EXCEEDED'
  | 'CART_ALREADY_ORDERED'
  | 'COUPON_LOCKED'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
>;

/**
 * Adds a coupon to a cart. A cart has at most one coupon.
 *
 * @param cartId - Cart ID.
 * @param coupon - Coupon code.
 * @returns The updated cart. Its `coupons` have the ID with which to remove the coupon.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_COUPON_CODE` if the coupon does not exist, `INVALID_COUPON_STATUS` if it cannot be
 * used.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const applyCoupon = async (cartId: string) =>
 *   (await client.cartV2.addCoupon(cartId, { code: 'SUMMER' })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/add-coupon
 */
export const addCoupon = /* @__PURE__ */ operation<[cartId: string, coupon: CouponInput], AddCouponResponse>({
  id: 'ecom.cartV2.addCoupon',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/add-coupon',
  args: ['cartId', 'coupon'],
  response: cartResponseShape,
});
