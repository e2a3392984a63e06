import { operation } from '@cartwright/core';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';

/** Response of `updateCurrentCartLineItemQuantity`. */
export type UpdateLineItemsQuantityResponse = CartResponse;

/**
 * Updates the quantities of line items in the cart of the visitor or member.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart`.
 * @param lineItems - Line item IDs (GUIDs) with their new quantities. At least one item.
 * @returns The updated cart. If less is in stock, the quantity is reduced to it.
 * @throws `CartwrightError` `invalid_argument` if the list is empty, an ID is empty, or a quantity is not a positive
 * integer. No request is sent.
 * @throws `ApiError` if the platform rejects the request.
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
  args: ['lineItems'],
  prepare: (lineItems) => requireQuantities(lineItems),
  response: cartResponseShape,
});
