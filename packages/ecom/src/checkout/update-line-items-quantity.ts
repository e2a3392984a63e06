import { operation } from '@cartwright/core';
import { requireQuantities } from '../commerce/argument-checks/require.js';
import type { LineItemQuantityUpdate } from '../commerce/line-items/line-item-quantity-update.js';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** The answer of `updateLineItemsQuantity`. */
export type UpdateLineItemsQuantityResponse = CheckoutResponse;

/**
 * Changes quantities in a checkout.
 *
 * @param _id - The checkout's id.
 * @param lineItems - The line items' ids and new quantities; at least one.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `CartwrightError` `invalid_argument` for an empty list, an empty id in it, or a quantity that is not a whole
 * number above 0. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
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
  input(id, lineItems) {
    requireQuantities(lineItems);
    return { id, lineItems };
  },
  response: checkoutResponseShape,
});
