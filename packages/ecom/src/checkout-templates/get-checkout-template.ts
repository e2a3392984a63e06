import { operation } from '@cartwright/core';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/**
 * Gets a checkout template.
 *
 * @param checkoutTemplateId - Checkout template ID (GUID).
 * @returns The checkout template.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the template does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const getLineItems = async (id: string) => (await client.checkoutTemplates.getCheckoutTemplate(id)).lineItems;
 * ```
 * @see GET /ecom/v1/checkout-templates/{checkoutTemplateId}
 */
export const getCheckoutTemplate = /* @__PURE__ */ operation<[checkoutTemplateId: string], CheckoutTemplate>({
  id: 'ecom.checkoutTemplates.getCheckoutTemplate',
  method: 'GET',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}',
  args: ['checkoutTemplateId'],
  response: { checkoutTemplate: checkoutTemplateShape },
  unwrap: 'checkoutTemplate',
  repeatable: true,
});
