import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** Response of `removeGiftCard`. */
export type RemoveGiftCardResponse = CheckoutResponse;

/**
 * Removes the gift card from a checkout.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.removeGiftCard`.
 * @param _id - Checkout ID (GUID).
 * @returns The updated checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const removeGiftCard = (id: string) => client.checkout.removeGiftCard(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-gift-card
 */
export const removeGiftCard = /* @__PURE__ */ operation<[_id: string], RemoveGiftCardResponse>({
  id: 'ecom.checkout.removeGiftCard',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-gift-card',
  args: ['_id'],
  response: checkoutResponseShape,
});
