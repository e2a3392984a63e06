import { operation } from '@cartwright/core';
import { cartResponseShape, cartShape, type Cart, type CartResponse } from '../cart-v2/entity/cart.js';
import type { UpdateCartApplicationErrors } from '../cart-v2/update-cart.js';

/** Response of `updateCurrentCart`. */
export type UpdateCurrentCartResponse = CartResponse;

/** Application errors of `updateCurrentCart`. */
export type UpdateCurrentCartApplicationErrors = UpdateCartApplicationErrors;

/**
 * Updates the cart of the visitor or member, for example its note, customer or delivery address. Line items, coupons,
 * gift cards and the delivery method have separate operations.
 *
 * @param cart - Fields to update. Omitted fields are unchanged, `null` clears a field.
 * @returns The updated cart.
 * @throws `ApiError` `BUSINESS_LOCATION_NOT_FOUND`, `INVALID_ADDRESS_FORMAT` or another code of
 * {@link UpdateCurrentCartApplicationErrors}. Nothing is changed.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const deliverTo = (country: string, postalCode: string) =>
 *   client.currentCartV2.updateCurrentCart({ deliveryInfo: { address: { country, postalCode } } });
 * ```
 * @see PATCH /ecom/v2/carts/current
 */
export const updateCurrentCart = /* @__PURE__ */ operation<[cart: Cart], UpdateCurrentCartResponse>({
  id: 'ecom.currentCartV2.updateCurrentCart',
  method: 'PATCH',
  path: '/ecom/v2/carts/current',
  args: ['cart'],
  request: { cart: cartShape },
  response: cartResponseShape,
});
