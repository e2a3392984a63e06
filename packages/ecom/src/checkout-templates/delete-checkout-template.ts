import { operation } from '@cartwright/core';

/**
 * Deletes a template.
 *
 * @param checkoutTemplateId - The template's id.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such template.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const remove = (id: string) => client.checkoutTemplates.deleteCheckoutTemplate(id);
 * ```
 * @see DELETE /ecom/v1/checkout-templates/{checkoutTemplateId}
 */
export const deleteCheckoutTemplate = /* @__PURE__ */ operation<[checkoutTemplateId: string], void>({
  id: 'ecom.checkoutTemplates.deleteCheckoutTemplate',
  method: 'DELETE',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}',
  input: (checkoutTemplateId) => ({ checkoutTemplateId }),
  returnsNothing: true,
  repeatable: true,
});
