import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Response of `removeDeliveryMethod`. */
export type RemoveDeliveryMethodResponse = CartResponse;

/** Application errors of `removeDeliveryMethod`. */
export type RemoveDeliveryMethodApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Removes the delivery method from a cart.
 *
 * @param cartId - Cart ID.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const withoutDelivery = async (cartId: string) =>
 *   (await client.cartV2.removeDeliveryMethod(cartId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/remove-delivery-method
 */
export const removeDeliveryMethod = /* @__PURE__ */ operation<[cartId: string], RemoveDeliveryMethodResponse>({
  id: 'ecom.cartV2.removeDeliveryMethod',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/remove-delivery-method',
  args: ['cartId'],
  response: cartResponseShape,
});
