import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { DeliveryMethodInput } from './inputs/delivery-method-input.js';

/** Response of `setDeliveryMethod`. */
export type SetDeliveryMethodResponse = CartResponse;

/** Application errors of `setDeliveryMethod`. */
export type SetDeliveryMethodApplicationErrors = CartApplicationErrors<
  | 'CART_ALREADY_ORDERED'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
>;

/**
 * Selects the delivery method of a cart. Requires a delivery address and a line item. No operation lists the methods:
 * use the codes of the site’s shipping options.
 *
 * @param cartId - Cart ID.
 * @param deliveryMethod - Code of the method.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `DELIVERY_METHOD_NOT_FOUND` if the method is not offered for the address.
 * @throws `ApiError` `DELIVERY_METHOD_MISSING_ADDRESS` or `DELIVERY_METHOD_MISSING_LINE_ITEMS` if the cart is
 * incomplete.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const deliverBy = async (cartId: string, code: string) =>
 *   (await client.cartV2.setDeliveryMethod(cartId, { code })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/set-delivery-method
 */
export const setDeliveryMethod = /* @__PURE__ */ operation<
  [cartId: string, deliveryMethod: DeliveryMethodInput],
  SetDeliveryMethodResponse
>({
  id: 'ecom.cartV2.setDeliveryMethod',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/set-delivery-method',
  args: ['cartId', 'deliveryMethod'],
  response: cartResponseShape,
});
