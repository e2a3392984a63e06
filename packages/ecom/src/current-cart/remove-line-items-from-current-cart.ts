import { operation } from '@cartwright/core';
import { requireEach, requireId } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';

/** Response of `removeLineItemsFromCurrentCart`. */
export type RemoveLineItemsResponse = CartResponse;

/**
 * Removes line items from the cart of the visitor or member.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart`.
 * @param lineItemIds - IDs of the line items (GUIDs). At least one.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` if the list is empty or has an empty ID. No request is sent.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export const removeItems = (lineItemId: string) => client.currentCart.removeLineItemsFromCurrentCart([lineItemId]);
 * ```
 * @see POST /ecom/v1/carts/current/remove-line-items
 */
export const removeLineItemsFromCurrentCart = /* @__PURE__ */ operation<
  [lineItemIds: string[]],
  RemoveLineItemsResponse
>({
  id: 'ecom.currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  path: '/ecom/v1/carts/current/remove-line-items',
  args: ['lineItemIds'],
  prepare: (lineItemIds) => requireEach(lineItemIds, 'lineItemIds', requireId),
  response: cartResponseShape,
});
