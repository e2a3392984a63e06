import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { FormSubmissions } from './inputs/form-submissions.js';

/** Options of `updateFormSubmissions`. */
export type UpdateFormSubmissionsOptions = FormSubmissions;

/** Response of `updateFormSubmissions`. */
export type UpdateFormSubmissionsResponse = CartResponse;

/**
 * Sets the form submissions of a cart.
 *
 * @param cartId - Cart ID.
 * @param options - Submissions.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const attachForm = async (cartId: string, formId: string, formSubmissionId: string) =>
 *   (await client.cartV2.updateFormSubmissions(cartId, { formSubmissions: [{ _id: formId, formSubmissionId }] })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/update-forms-submission
 */
export const updateFormSubmissions = /* @__PURE__ */ operation<
  [cartId: string, options?: UpdateFormSubmissionsOptions],
  UpdateFormSubmissionsResponse
>({
  id: 'ecom.cartV2.updateFormSubmissions',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/update-forms-submission',
  args: ['cartId', '...options'],
  response: cartResponseShape,
});
