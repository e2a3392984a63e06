import { operation } from '@cartwright/core';
import { cartResponseShape, type Cart } from './cart.js';

/**
 * Gets a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCart`.
 * @param _id - Cart ID (GUID).
 * @returns The cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const getLineItems = async (id: string) => (await client.cart.getCart(id)).lineItems;
 * ```
 * @see GET /ecom/v1/carts/{id}
 */
export const getCart = /* @__PURE__ */ operation<[_id: string], Cart>({
  id: 'ecom.cart.getCart',
  method: 'GET',
  path: '/ecom/v1/carts/{id}',
  args: ['_id'],
  response: cartResponseShape,
  unwrap: 'cart',
  repeatable: true,
});
