import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { LineItemUpdates } from './inputs/line-item-updates.js';

/** Options of `updateLineItems`. */
export type UpdateLineItemsOptions = LineItemUpdates;

/** Response of `updateLineItems`. */
export type UpdateLineItemsResponse = CartResponse;

/** Application errors of `updateLineItems`. */
export type UpdateLineItemsApplicationErrors = CartApplicationErrors<
  | 'EMPTY_LINE_ITEM_UPDATES'
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  | 'CART_ALREADY_ORDERED'
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
>;

/**
 * Changes the quantities or memberships of line items of a cart.
 *
 * @param cartId - Cart ID.
 * @param options - Changes, one per line item.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * UpdateLineItemsApplicationErrors}. Nothing is changed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const setQuantity = async (cartId: string, lineItemId: string, newQuantity: number) =>
 *   (await client.cartV2.updateLineItems(cartId, { lineItems: [{ lineItemId, quantity: { newQuantity } }] })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/update-line-items
 */
export const updateLineItems = /* @__PURE__ */ operation<
  [cartId: string, options?: UpdateLineItemsOptions],
  UpdateLineItemsResponse
>({
  id: 'ecom.cartV2.updateLineItems',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/update-line-items',
  args: ['cartId', '...options'],
  response: cartResponseShape,
});
