import { operation } from '@cartwright/core';
import { requireEach, requireId } from '../commerce/argument-checks/require.js';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** The answer of `removeLineItems`. */
export type RemoveLineItemsResponse = CheckoutResponse;

/**
 * Removes items from a checkout.
 *
 * @param _id - The checkout's id.
 * @param lineItemIds - The ids of the line items; at least one.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty id in it.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const without = (id: string, lineItemId: string) => client.checkout.removeLineItems(id, [lineItemId]);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-line-items
 */
export const removeLineItems = /* @__PURE__ */ operation<[_id: string, lineItemIds: string[]], RemoveLineItemsResponse>(
  {
    id: 'ecom.checkout.removeLineItems',
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/remove-line-items',
    args: ['_id', 'lineItemIds'],
    input(id, lineItemIds) {
      requireEach(lineItemIds, 'lineItemIds', requireId);
      return { id, lineItemIds };
    },
    response: checkoutResponseShape,
  },
);
