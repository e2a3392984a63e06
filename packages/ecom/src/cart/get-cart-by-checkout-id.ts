import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** The answer of `getCartByCheckoutId`. */
export type GetCartByCheckoutIdResponse = CartResponse;

/**
 * Gets the cart that a checkout was made of. It is in none of the platform’s public typings, so it may change.
 *
 * @param _id - The checkout's id.
 * @returns The cart.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const cartOf = async (checkoutId: string) => (await client.cart.getCartByCheckoutId(checkoutId)).cart;
 * ```
 * @see GET /ecom/v1/carts/by-checkout-id/{id}
 */
export const getCartByCheckoutId = /* @__PURE__ */ operation<[_id: string], GetCartByCheckoutIdResponse>({
  id: 'ecom.cart.getCartByCheckoutId',
  method: 'GET',
  path: '/ecom/v1/carts/by-checkout-id/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: cartResponseShape,
  repeatable: true,
});
