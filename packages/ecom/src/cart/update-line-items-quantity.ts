import { operation } from '@cartwright/core';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';

/** The answer of `updateLineItemsQuantity`. */
export type UpdateLineItemsQuantityResponse = CartResponse;

/**
 * Changes quantities in a cart.
 *
 * @param _id - The cart's id.
 * @param lineItems - The line items' ids and new quantities; at least one.
 * @returns The cart as it is now. Where there is less in stock, the line item has what there is.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `CartwrightError` `invalid_argument` for an empty list, an empty id in it, or a quantity that is not a whole
 * number above 0. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const setQuantity = (id: string, lineItemId: string, quantity: number) =>
 *   client.cart.updateLineItemsQuantity(id, [{ _id: lineItemId, quantity }]);
 * ```
 * @see POST /ecom/v1/carts/{id}/update-line-items-quantity
 */
export const updateLineItemsQuantity = /* @__PURE__ */ operation<
  [_id: string, lineItems: LineItemQuantityUpdate[]],
  UpdateLineItemsQuantityResponse
>({
  id: 'ecom.cart.updateLineItemsQuantity',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/update-line-items-quantity',
  args: ['_id', 'lineItems'],
  input(id, lineItems) {
    requireQuantities(lineItems);
    return { id, lineItems };
  },
  response: cartResponseShape,
});
