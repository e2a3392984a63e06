import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** Response of `removeBusinessLocation`. */
export type RemoveBusinessLocationResponse = CartResponse;

/**
 * Removes the business location from a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateCart`.
 * @param _id - Cart ID (GUID).
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const clearBusinessLocation = (id: string) => client.cart.removeBusinessLocation(id);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-business-location
 */
export const removeBusinessLocation = /* @__PURE__ */ operation<[_id: string], RemoveBusinessLocationResponse>({
  id: 'ecom.cart.removeBusinessLocation',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/remove-business-location',
  args: ['_id'],
  response: cartResponseShape,
});
