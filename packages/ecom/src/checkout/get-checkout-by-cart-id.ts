import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** Response of `getCheckoutByCartId`. */
export type GetCheckoutByCartIdResponse = CheckoutResponse;

/**
 * Gets the checkout created from a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCart`.
 * @param _id - Cart ID (GUID).
 * @returns The checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const checkoutOfCart = async (cartId: string) => (await client.checkout.getCheckoutByCartId(cartId)).checkout;
 * ```
 * @see GET /ecom/v1/checkouts/by-cart-id/{id}
 */
export const getCheckoutByCartId = /* @__PURE__ */ operation<[_id: string], GetCheckoutByCartIdResponse>({
  id: 'ecom.checkout.getCheckoutByCartId',
  method: 'GET',
  path: '/ecom/v1/checkouts/by-cart-id/{id}',
  args: ['_id'],
  response: checkoutResponseShape,
  repeatable: true,
});
