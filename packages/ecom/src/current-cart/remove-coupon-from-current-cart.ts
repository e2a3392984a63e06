import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';

/** Response of `removeCouponFromCurrentCart`. */
export type RemoveCouponResponse = CartResponse;

/**
 * Removes the coupon from the cart of the visitor or member.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart`.
 * @returns The updated cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * const { cart } = await client.currentCart.removeCouponFromCurrentCart();
 * export { cart };
 * ```
 * @see POST /ecom/v1/carts/current/remove-coupon
 */
export const removeCouponFromCurrentCart = /* @__PURE__ */ operation<[], RemoveCouponResponse>({
  id: 'ecom.currentCart.removeCouponFromCurrentCart',
  method: 'POST',
  path: '/ecom/v1/carts/current/remove-coupon',
  response: cartResponseShape,
});
