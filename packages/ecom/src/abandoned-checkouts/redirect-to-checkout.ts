import { bytes, operation } from '@cartwright/core';
import type { RawHttpResponse } from '../commerce/responses/raw-http-response.js';

/**
 * Gets the redirect from an abandoned checkout to its checkout page. The URL of this call is the link in a recovery
 * email: it requires no identity.
 *
 * @param abandonedCheckoutId - Abandoned checkout ID (GUID).
 * @param metasiteId - Site ID (GUID).
 * @returns The raw HTTP response with the redirect headers.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 404 if the abandoned checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const getLocation = async (id: string, siteId: string) =>
 *   (await client.abandonedCheckouts.redirectToCheckout(id, siteId)).headers?.find(({ key }) => key === 'location');
 * ```
 * @see GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout
 */
export const redirectToCheckout = /* @__PURE__ */ operation<
  [abandonedCheckoutId: string, metasiteId: string],
  RawHttpResponse
>({
  id: 'ecom.abandonedCheckouts.redirectToCheckout',
  method: 'GET',
  path: '/ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
  args: ['abandonedCheckoutId', 'metasiteId'],
  response: { body: bytes },
  repeatable: true,
});
