import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';

/** Response of `removeDeliveryMethodFromCurrentCart`. */
export type RemoveDeliveryMethodFromCurrentCartResponse = CartResponse;

/** Application errors of `removeDeliveryMethodFromCurrentCart`. */
export type RemoveDeliveryMethodFromCurrentCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Removes the delivery method from the cart of the visitor or member.
 *
 * @returns The updated cart.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const withoutDelivery = async () =>
 *   (await client.currentCartV2.removeDeliveryMethodFromCurrentCart()).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/remove-delivery-method
 */
export const removeDeliveryMethodFromCurrentCart = /* @__PURE__ */ operation<
  [],
  RemoveDeliveryMethodFromCurrentCartResponse
>({
  id: 'ecom.currentCartV2.removeDeliveryMethodFromCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/remove-delivery-method',
  response: cartResponseShape,
});
