import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** Response of `removeLineItems`. */
export type RemoveLineItemsResponse = CartResponse;

/** Application errors of `removeLineItems`. */
export type RemoveLineItemsApplicationErrors = CartApplicationErrors<
  'CART_ALREADY_ORDERED' | 'LINE_ITEM_NOT_FOUND_IN_CART'
>;

/**
 * Removes line items from a cart.
 *
 * @param cartId - Cart ID.
 * @param lineItemIds - IDs of the line items, from 1 to 100.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `LINE_ITEM_NOT_FOUND_IN_CART` if the cart does not have one of them. None is removed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const removeItem = async (cartId: string, lineItemId: string) =>
 *   (await client.cartV2.removeLineItems(cartId, [lineItemId])).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/remove-line-items
 */
export const removeLineItems = /* @__PURE__ */ operation<
  [cartId: string, lineItemIds: string[]],
  RemoveLineItemsResponse
>({
  id: 'ecom.cartV2.removeLineItems',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/remove-line-items',
  args: ['cartId', 'lineItemIds'],
  response: cartResponseShape,
});
