import { operation } from '@cartwright/core';
import { cartResponseShape, type Cart } from './cart.js';

/**
 * Gets a cart.
 *
 * @param _id - The cart's id.
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
 * export const itemsOf = async (id: string) => (await client.cart.getCart(id)).lineItems;
 * ```
 * @see GET /ecom/v1/carts/{id}
 */
export const getCart = /* @__PURE__ */ operation<[_id: string], Cart>({
  id: 'ecom.cart.getCart',
  method: 'GET',
  path: '/ecom/v1/carts/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: cartResponseShape,
  unwrap: 'cart',
  repeatable: true,
});
