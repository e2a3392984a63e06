import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { LineItemUpdates } from '../cart-v2/inputs/line-item-updates.js';
import type { UpdateLineItemsApplicationErrors } from '../cart-v2/update-line-items.js';

/** Options of `updateLineItemsInCurrentCart`. */
export type UpdateLineItemsInCurrentCartOptions = LineItemUpdates;

/** Response of `updateLineItemsInCurrentCart`. */
export type UpdateLineItemsInCurrentCartResponse = CartResponse;

/** Application errors of `updateLineItemsInCurrentCart`. */
export type UpdateLineItemsInCurrentCartApplicationErrors = UpdateLineItemsApplicationErrors;

/**
 * Changes the quantities or memberships of line items of the cart of the visitor or member.
 *
 * @param options - Changes, one per line item.
 * @returns The updated cart.
 * @throws `ApiError` `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * UpdateLineItemsInCurrentCartApplicationErrors}. Nothing is changed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const setQuantity = async (lineItemId: string, newQuantity: number) =>
 *   (await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/update-line-items
 */
export const updateLineItemsInCurrentCart = /* @__PURE__ */ operation<
  [options?: UpdateLineItemsInCurrentCartOptions],
  UpdateLineItemsInCurrentCartResponse
>({
  id: 'ecom.currentCartV2.updateLineItemsInCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/update-line-items',
  args: ['...options'],
  response: cartResponseShape,
});
