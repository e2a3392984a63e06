import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Response of `refreshCart`. */
export type RefreshCartResponse = CartResponse;

/** Application errors of `refreshCart`. */
export type RefreshCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Reads prices, stock and discounts of a cart from the catalogs.
 *
 * @param cartId - Cart ID.
 * @returns The refreshed cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const refresh = async (cartId: string) => (await client.cartV2.refreshCart(cartId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/refresh
 */
export const refreshCart = /* @__PURE__ */ operation<[cartId: string], RefreshCartResponse>({
  id: 'ecom.cartV2.refreshCart',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/refresh',
  args: ['cartId'],
  response: cartResponseShape,
  repeatable: true,
});
