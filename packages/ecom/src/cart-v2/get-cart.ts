import { operation } from '@cartwright/core';
import { cartResponseShape, type Cart } from './entity/cart.js';

/**
 * Gets a cart.
 *
 * @param cartId - Cart ID.
 * @returns The cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const read = (cartId: string) => client.cartV2.getCart(cartId);
 * ```
 * @see GET /ecom/v2/carts/{cartId}
 */
export const getCart = /* @__PURE__ */ operation<[cartId: string], Cart>({
  id: 'ecom.cartV2.getCart',
  method: 'GET',
  path: '/ecom/v2/carts/{cartId}',
  args: ['cartId'],
  response: cartResponseShape,
  unwrap: 'cart',
  repeatable: true,
});
