import { operation } from '@cartwright/core';
import { requireEach, requireId } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';

/** The answer of `removeLineItems`. */
export type RemoveLineItemsResponse = CartResponse;

/**
 * Removes items from a cart.
 *
 * @param _id - The cart's id.
 * @param lineItemIds - The ids of the line items; at least one.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty id in it.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const without = (id: string, lineItemId: string) => client.cart.removeLineItems(id, [lineItemId]);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-line-items
 */
export const removeLineItems = /* @__PURE__ */ operation<[_id: string, lineItemIds: string[]], RemoveLineItemsResponse>(
  {
    id: 'ecom.cart.removeLineItems',
    method: 'POST',
    path: '/ecom/v1/carts/{id}/remove-line-items',
    args: ['_id', 'lineItemIds'],
    input(id, lineItemIds) {
      requireEach(lineItemIds, 'lineItemIds', requireId);
      return { id, lineItemIds };
    },
    response: cartResponseShape,
  },
);
