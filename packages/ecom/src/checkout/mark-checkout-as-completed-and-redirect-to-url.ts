import { bytes, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { RawHttpResponse } from '../commerce/responses/raw-http-response.js';

/** Application errors of `markCheckoutAsCompletedAndRedirectToUrl`. */
export type MarkCheckoutAsCompletedAndRedirectToUrlApplicationErrors = ApplicationErrors<'UNAUTHENTICATED_TOKEN'>;

/**
 * Marks a checkout as completed and returns a redirect. Used by links that the platform generates.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.handleAsyncCheckoutCompletion`.
 * @param token - Token of the link, which contains the checkout and the redirect URL.
 * @returns The raw HTTP response with the redirect headers.
 * @throws `ApiError` with a code of {@link MarkCheckoutAsCompletedAndRedirectToUrlApplicationErrors}, such as
 * `UNAUTHENTICATED_TOKEN`.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const redirectLocation = async (token: string) =>
 *   (await client.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)).headers?.find(({ key }) => key === 'location');
 * ```
 * @see GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url
 */
export const markCheckoutAsCompletedAndRedirectToUrl = /* @__PURE__ */ operation<[token: string], RawHttpResponse>({
  id: 'ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl',
  method: 'GET',
  path: '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  args: ['token'],
  response: { body: bytes },
  repeatable: true,
});
