import { operation } from '@cartwright/core';

/**
 * Deletes the record of an abandoned checkout. The checkout itself stays. Requires the identity of an app.
 *
 * @param abandonedCheckoutId - Abandoned checkout ID (GUID).
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 404 if the abandoned checkout does not exist, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const forget = (id: string) => client.abandonedCheckouts.deleteAbandonedCheckout(id);
 * ```
 * @see DELETE /ecom/v1/abandoned-checkout/{abandonedCheckoutId}
 */
export const deleteAbandonedCheckout = /* @__PURE__ */ operation<[abandonedCheckoutId: string], void>({
  id: 'ecom.abandonedCheckouts.deleteAbandonedCheckout',
  method: 'DELETE',
  path: '/ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  args: ['abandonedCheckoutId'],
  returnsNothing: true,
  repeatable: true,
});
