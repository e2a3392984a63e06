import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { RemoveLineItemsApplicationErrors } from '../cart-v2/remove-line-items.js';

/** Response of `removeLineItemsFromCurrentCart`. */
export type RemoveLineItemsFromCurrentCartResponse = CartResponse;

/** Application errors of `removeLineItemsFromCurrentCart`. */
export type RemoveLineItemsFromCurrentCartApplicationErrors = RemoveLineItemsApplicationErrors;

/**
 * Removes line items from the cart of the visitor or member.
 *
 * @param lineItemIds - IDs of the line items, from 1 to 100.
 * @returns The updated cart.
 * @throws `ApiError` `LINE_ITEM_NOT_FOUND_IN_CART` if the cart does not have one of them. None is removed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const removeItem = async (lineItemId: string) =>
 *   (await client.currentCartV2.removeLineItemsFromCurrentCart([lineItemId])).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/remove-line-items
 */
export const removeLineItemsFromCurrentCart = /* @__PURE__ */ operation<
  [lineItemIds: string[]],
  RemoveLineItemsFromCurrentCartResponse
>({
  id: 'ecom.currentCartV2.removeLineItemsFromCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/remove-line-items',
  args: ['lineItemIds'],
  response: cartResponseShape,
});
