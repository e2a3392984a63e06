import { operation } from '@cartwright/core';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';

/**
 * Gets an abandoned checkout. Requires the identity of an app.
 *
 * @param abandonedCheckoutId - Abandoned checkout ID (GUID).
 * @returns The abandoned checkout.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 404 if the abandoned checkout does not exist, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const isRecovered = async (id: string) =>
 *   (await client.abandonedCheckouts.getAbandonedCheckout(id)).status === 'RECOVERED';
 * ```
 * @see GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}
 */
export const getAbandonedCheckout = /* @__PURE__ */ operation<[abandonedCheckoutId: string], AbandonedCheckout>({
  id: 'ecom.abandonedCheckouts.getAbandonedCheckout',
  method: 'GET',
  path: '/ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  args: ['abandonedCheckoutId'],
  response: { abandonedCheckout: abandonedCheckoutShape },
  unwrap: 'abandonedCheckout',
  repeatable: true,
});
