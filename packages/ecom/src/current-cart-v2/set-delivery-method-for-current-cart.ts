import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { DeliveryMethodInput } from '../cart-v2/inputs/delivery-method-input.js';
import type { SetDeliveryMethodApplicationErrors } from '../cart-v2/set-delivery-method.js';

/** Response of `setDeliveryMethodForCurrentCart`. */
export type SetDeliveryMethodForCurrentCartResponse = CartResponse;

/** Application errors of `setDeliveryMethodForCurrentCart`. */
export type SetDeliveryMethodForCurrentCartApplicationErrors = SetDeliveryMethodApplicationErrors;

/**
 * Selects the delivery method of the cart of the visitor or member. Requires a delivery address and a line item. No
 * operation lists the methods: use the codes of the site’s shipping options.
 *
 * @param deliveryMethod - Code of the method.
 * @returns The updated cart.
 * @throws `ApiError` `DELIVERY_METHOD_NOT_FOUND` if the method is not offered for the address.
 * @throws `ApiError` `DELIVERY_METHOD_MISSING_ADDRESS` or `DELIVERY_METHOD_MISSING_LINE_ITEMS` if the cart is
 * incomplete.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const deliverBy = async (code: string) =>
 *   (await client.currentCartV2.setDeliveryMethodForCurrentCart({ code })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/set-delivery-method
 */
export const setDeliveryMethodForCurrentCart = /* @__PURE__ */ operation<
  [deliveryMethod: DeliveryMethodInput],
  SetDeliveryMethodForCurrentCartResponse
>({
  id: 'ecom.currentCartV2.setDeliveryMethodForCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/set-delivery-method',
  args: ['deliveryMethod'],
  response: cartResponseShape,
});
