import { bytes, operation } from '@cartwright/core';
import type { RawHttpResponse } from '../commerce/responses/raw-http-response.js';

/**
 * Completes a checkout after an asynchronous payment. Used by links that the platform creates.
 *
 * @param token - Token of the link.
 * @returns The raw HTTP response with the redirect headers.
 * @throws `ApiError` if the token is invalid.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const complete = (token: string) => client.cartV2.handleAsyncCheckoutCompletion(token);
 * ```
 * @see GET /ecom/v2/carts/handle-async-checkout-completion
 */
export const handleAsyncCheckoutCompletion = /* @__PURE__ */ operation<[token: string], RawHttpResponse>({
  id: 'ecom.cartV2.handleAsyncCheckoutCompletion',
  method: 'GET',
  path: '/ecom/v2/carts/handle-async-checkout-completion',
  args: ['token'],
  response: { body: bytes },
  repeatable: true,
});
