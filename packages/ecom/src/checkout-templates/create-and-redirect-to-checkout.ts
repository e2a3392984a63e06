import { bytes, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { RawHttpResponse } from '../commerce/responses/raw-http-response.js';

/** Application errors of `createAndRedirectToCheckout`. */
export type CreateAndRedirectToCheckoutApplicationErrors =
  ApplicationErrors<'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE'>;

/**
 * Creates a checkout from a checkout template and returns a redirect to the checkout page.
 *
 * @param checkoutTemplateId - Checkout template ID (GUID).
 * @param siteId - Site ID (GUID).
 * @returns The raw HTTP response with the redirect headers.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link CreateAndRedirectToCheckoutApplicationErrors}, such as
 * `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`.
 * @throws `ApiError` with status 404 if the template does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const checkoutLocation = async (id: string, siteId: string) =>
 *   (await client.checkoutTemplates.createAndRedirectToCheckout(id, siteId)).headers?.find(({ key }) => key === 'location');
 * ```
 * @see GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout
 */
export const createAndRedirectToCheckout = /* @__PURE__ */ operation<
  [checkoutTemplateId: string, siteId: string],
  RawHttpResponse
>({
  id: 'ecom.checkoutTemplates.createAndRedirectToCheckout',
  method: 'GET',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
  args: ['checkoutTemplateId', 'siteId'],
  response: { body: bytes },
});
