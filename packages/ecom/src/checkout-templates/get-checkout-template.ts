import { operation } from '@cartwright/core';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/**
 * Gets a template.
 *
 * @param checkoutTemplateId - The template's id.
 * @returns The template.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such template.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const itemsOf = async (id: string) => (await client.checkoutTemplates.getCheckoutTemplate(id)).lineItems;
 * ```
 * @see GET /ecom/v1/checkout-templates/{checkoutTemplateId}
 */
export const getCheckoutTemplate = /* @__PURE__ */ operation<[checkoutTemplateId: string], CheckoutTemplate>({
  id: 'ecom.checkoutTemplates.getCheckoutTemplate',
  method: 'GET',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}',
  input: (checkoutTemplateId) => ({ checkoutTemplateId }),
  response: { checkoutTemplate: checkoutTemplateShape },
  unwrap: 'checkoutTemplate',
  repeatable: true,
});
