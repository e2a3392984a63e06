import { operation } from '@cartwright/core';
import { cartResponseShape, type Cart } from '../cart/cart.js';

/**
 * Gets the cart of the visitor or member.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.getCurrentCart`.
 * @returns The cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist yet.
 * @example
 * ```ts
 * import { createClient, isApiError } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export const currentCartOrNull = () =>
 *   client.currentCart.getCurrentCart().catch((error: unknown) => {
 *     if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
 *     throw error;
 *   });
 * ```
 * @see GET /ecom/v1/carts/current
 */
export const getCurrentCart = /* @__PURE__ */ operation<[], Cart>({
  id: 'ecom.currentCart.getCurrentCart',
  method: 'GET',
  path: '/ecom/v1/carts/current',
  response: cartResponseShape,
  unwrap: 'cart',
  repeatable: true,
});
