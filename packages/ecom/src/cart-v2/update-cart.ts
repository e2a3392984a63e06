import { operation } from '@cartwright/core';
import { cartResponseShape, cartShape, type Cart } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Fields of the cart to update. Omitted fields are unchanged, `null` clears a field. */
export type UpdateCart = Cart;

/** Application errors of `updateCart`. */
export type UpdateCartApplicationErrors = CartApplicationErrors<
  'CART_ALREADY_ORDERED' | 'BUSINESS_LOCATION_NOT_FOUND' | 'INVALID_ADDRESS_FORMAT' | 'DATA_EXTENSION_UPDATE_FAILED'
>;

/**
 * Updates a cart, for example its note, customer or delivery address. Line items, coupons, gift cards and the delivery
 * method have separate operations.
 *
 * @param _id - Cart ID.
 * @param cart - Fields to update.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `BUSINESS_LOCATION_NOT_FOUND`, `INVALID_ADDRESS_FORMAT` or another code of
 * {@link UpdateCartApplicationErrors}. Nothing is changed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const setNote = (cartId: string, note: string) => client.cartV2.updateCart(cartId, { note });
 * ```
 * @see PATCH /ecom/v2/carts/{cart.id}
 */
export const updateCart = /* @__PURE__ */ operation<[_id: string, cart: UpdateCart], Cart>({
  id: 'ecom.cartV2.updateCart',
  method: 'PATCH',
  path: '/ecom/v2/carts/{cart.id}',
  args: ['cart._id', 'cart'],
  request: { cart: cartShape },
  response: cartResponseShape,
  unwrap: 'cart',
});
