import { operation } from '@cartwright/core';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';

/** Response of `updateLineItemsQuantity`. */
export type UpdateLineItemsQuantityResponse = CartResponse;

/**
 * Updates the quantities of line items in a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateLineItems`.
 * @param _id - Cart ID (GUID).
 * @param lineItems - Line item IDs (GUIDs) with their new quantities. At least one item.
 * @returns The updated cart. If less is in stock, the quantity is reduced to it.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `CartwrightError` `invalid_argument` if the list is empty, an ID is empty, or a quantity is not a positive
 * integer. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
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
  prepare: (id, lineItems) => requireQuantities(lineItems),
  response: cartResponseShape,
});
