import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './cart.js';

/** The answer of `removeBusinessLocation`. */
export type RemoveBusinessLocationResponse = CartResponse;

/**
 * Removes the business location that sells from a cart.
 *
 * @param _id - The cart's id.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const anywhere = (id: string) => client.cart.removeBusinessLocation(id);
 * ```
 * @see POST /ecom/v1/carts/{id}/remove-business-location
 */
export const removeBusinessLocation = /* @__PURE__ */ operation<[_id: string], RemoveBusinessLocationResponse>({
  id: 'ecom.cart.removeBusinessLocation',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/remove-business-location',
  args: ['_id'],
  input: (id) => ({ id }),
  response: cartResponseShape,
});
