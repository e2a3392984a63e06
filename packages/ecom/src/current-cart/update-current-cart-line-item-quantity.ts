import { operation } from '@cartwright/core';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';

/** The answer of `updateCurrentCartLineItemQuantity`. */
export type UpdateLineItemsQuantityResponse = CartResponse;

/**
 * Changes quantities in the cart of the visitor or member.
 *
 * @param lineItems - The line items' ids and new quantities; at least one.
 * @returns The cart as it is now. Where there is less in stock, the line item has what there is.
 * @throws `CartwrightError` `invalid_argument` for an empty list, an empty id, or a quantity that is not a whole number
 * above 0. Nothing is sent then.
 * @throws `ApiError` when the platform refuses it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export const setQuantity = (_id: string, quantity: number) =>
 *   client.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity }]);
 * ```
 * @see POST /ecom/v1/carts/current/update-line-items-quantity
 */
export const updateCurrentCartLineItemQuantity = /* @__PURE__ */ operation<
  [lineItems: LineItemQuantityUpdate[]],
  UpdateLineItemsQuantityResponse
>({
  id: 'ecom.currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  path: '/ecom/v1/carts/current/update-line-items-quantity',
  input(lineItems) {
    requireQuantities(lineItems);
    return { lineItems };
  },
  response: cartResponseShape,
});
