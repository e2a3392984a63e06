import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** Response of `getCartByCheckoutId`. */
export type GetCartByCheckoutIdResponse = CartResponse;

/**
 * Gets the cart that a checkout was created from. The platform does not document this operation, so it may change.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCart`.
 * @param _id - Checkout ID (GUID).
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
 * export const cartOfCheckout = async (checkoutId: string) => (await client.cart.getCartByCheckoutId(checkoutId)).cart;
 * ```
 * @see GET /ecom/v1/carts/by-checkout-id/{id}
 */
export const getCartByCheckoutId = /* @__PURE__ */ operation<[_id: string], GetCartByCheckoutIdResponse>({
  id: 'ecom.cart.getCartByCheckoutId',
  method: 'GET',
  path: '/ecom/v1/carts/by-checkout-id/{id}',
  args: ['_id'],
  response: cartResponseShape,
  repeatable: true,
});
