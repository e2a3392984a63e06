import { operation } from '@cartwright/core';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';

/** The answer of `removeGiftCard`. */
export type RemoveGiftCardResponse = CheckoutResponse;

/**
 * Removes the gift card from a checkout.
 *
 * @param _id - The checkout's id.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const withoutGiftCard = (id: string) => client.checkout.removeGiftCard(id);
 * ```
 * @see POST /ecom/v1/checkouts/{id}/remove-gift-card
 */
export const removeGiftCard = /* @__PURE__ */ operation<[_id: string], RemoveGiftCardResponse>({
  id: 'ecom.checkout.removeGiftCard',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/remove-gift-card',
  args: ['_id'],
  input: (id) => ({ id }),
  response: checkoutResponseShape,
});
