import { operation } from '@cartwright/core';
import { requireEach, requireId } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';

/** Response of `removeLineItems`. */
export type RemoveLineItemsResponse = CartResponse;

/**
 * Removes line items from a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.removeLineItems`.
 * @param _id - Cart ID (GUID).
 * @param lineItemIds - IDs of the line items (GUIDs). At least one.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `CartwrightError` `invalid_argument` if the list is empty or has an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const removeItems = (id: string, lineItemId: string) => client.cart.removeLineItems(id, [lineItemId]);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-line-items
 */
export const removeLineItems = /* @__PURE__ */ operation<[_id: string, lineItemIds: string[]], RemoveLineItemsResponse>(
  {
    id: 'ecom.cart.removeLineItems',
    method: 'POST',
    path: '/ecom/v1/carts/{id}/remove-line-items',
    args: ['_id', 'lineItemIds'],
    prepare: (id, lineItemIds) => requireEach(lineItemIds, 'lineItemIds', requireId),
    response: cartResponseShape,
  },
);
