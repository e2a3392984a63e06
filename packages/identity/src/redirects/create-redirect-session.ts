import { operation } from '@cartwright/core';
import type { CreateRedirectSessionOptions, CreateRedirectSessionResponse } from './redirect-session.js';

/**
 * Creates the URL of a page that the platform hosts, such as the checkout or login page. Send the browser to
 * `redirectSession.fullUrl`.
 *
 * @param options - Target page and callback URLs.
 * @returns The redirect session.
 * @throws {ApiError} When the platform rejects the request, such as for a callback URL that is not registered.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy, redirects } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: 'my-client-id' }), modules: { redirects } });
 *
 * export async function checkoutAddress(checkoutId: string): Promise<string | undefined> {
 *   const { redirectSession } = await client.redirects.createRedirectSession({
 *     ecomCheckout: { checkoutId },
 *     callbacks: { thankYouPageUrl: 'https://shop.example/thank-you', postFlowUrl: 'https://shop.example' },
 *   });
 *   return redirectSession?.fullUrl;
 * }
 * ```
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export const createRedirectSession = /* @__PURE__ */ operation<
  [options?: CreateRedirectSessionOptions],
  CreateRedirectSessionResponse
>({
  id: 'redirects.createRedirectSession',
  method: 'POST',
  path: '/_api/redirects-api/v1/redirect-session',
  args: ['...options'],
  repeatable: true,
});
