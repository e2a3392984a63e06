import { operation } from '@cartwright/core';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** Response of `updateLineItemsQuantity`. */
export type UpdateLineItemsQuantityResponse = CheckoutResponse;

/**
 * Updates the quantities of line items in a checkout.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateLineItems`.
 * @param _id - Checkout ID (GUID).
 * @param lineItems - Line item IDs (GUIDs) with their new quantities. At least one item.
 * @returns The updated checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `CartwrightError` `invalid_argument` if the list is empty, an ID is empty, or a quantity is not a positive
 * integer. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const setQuantity = (id: string, lineItemId: string, quantity: number) =>
 *   client.checkout.updateLineItemsQuantity(id, [{ _id: lineItemId, quantity }]);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/update-line-items-quantity
 */
export const updateLineItemsQuantity = /* @__PURE__ */ operation<
  [_id: string, lineItems: LineItemQuantityUpdate[]],
  UpdateLineItemsQuantityResponse
>({
  id: 'ecom.checkout.updateLineItemsQuantity',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/update-line-items-quantity',
  args: ['_id', 'lineItems'],
  prepare: (id, lineItems) => requireQuantities(lineItems),
  response: checkoutResponseShape,
});
