import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { FormSubmissions } from '../cart-v2/inputs/form-submissions.js';

/** Options of `updateFormSubmissionsInCurrentCart`. */
export type UpdateFormSubmissionsInCurrentCartOptions = FormSubmissions;

/** Response of `updateFormSubmissionsInCurrentCart`. */
export type UpdateFormSubmissionsInCurrentCartResponse = CartResponse;

/**
 * Sets the form submissions of the cart of the visitor or member.
 *
 * @param options - Submissions.
 * @returns The updated cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const attachForm = async (formId: string, formSubmissionId: string) =>
 *   (await client.currentCartV2.updateFormSubmissionsInCurrentCart({ formSubmissions: [{ _id: formId, formSubmissionId }] })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/update-forms-submission
 */
export const updateFormSubmissionsInCurrentCart = /* @__PURE__ */ operation<
  [options?: UpdateFormSubmissionsInCurrentCartOptions],
  UpdateFormSubmissionsInCurrentCartResponse
>({
  id: 'ecom.currentCartV2.updateFormSubmissionsInCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/update-forms-submission',
  args: ['...options'],
  response: cartResponseShape,
});
