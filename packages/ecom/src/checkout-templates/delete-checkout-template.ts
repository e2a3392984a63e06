import { operation } from '@cartwright/core';

/**
 * Deletes a checkout template.
 *
 * @param checkoutTemplateId - Checkout template ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the template does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const deleteTemplate = (id: string) => client.checkoutTemplates.deleteCheckoutTemplate(id);
 * ```
 * @see DELETE /ecom/v1/checkout-templates/{checkoutTemplateId}
 */
export const deleteCheckoutTemplate = /* @__PURE__ */ operation<[checkoutTemplateId: string], void>({
  id: 'ecom.checkoutTemplates.deleteCheckoutTemplate',
  method: 'DELETE',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}',
  args: ['checkoutTemplateId'],
  returnsNothing: true,
  repeatable: true,
});
