import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';

/** Response of `getCurrentCart`. */
export type GetCurrentCartResponse = CartResponse;

/**
 * Gets the cart of the visitor or member.
 *
 * @returns The cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const read = async () => (await client.currentCartV2.getCurrentCart()).cart?.lineItems;
 * ```
 * @see GET /ecom/v2/carts/current
 */
export const getCurrentCart = /* @__PURE__ */ operation<[], GetCurrentCartResponse>({
  id: 'ecom.currentCartV2.getCurrentCart',
  method: 'GET',
  path: '/ecom/v2/carts/current',
  response: cartResponseShape,
  repeatable: true,
});
