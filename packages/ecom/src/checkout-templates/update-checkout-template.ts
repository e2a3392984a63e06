import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** Checkout template fields to update. */
export type UpdateCheckoutTemplate = CheckoutTemplate;

/** Application errors of `updateCheckoutTemplate`. */
export type UpdateCheckoutTemplateApplicationErrors = ApplicationErrors<
  | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS'
  | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD'
  | 'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS'
  | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS'
>;

/**
 * Updates a checkout template. Lists are replaced as a whole.
 *
 * @param _id - Checkout template ID (GUID).
 * @param checkoutTemplate - Fields to update. `null` clears a field.
 * @returns The updated checkout template.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateCheckoutTemplateApplicationErrors}, such as
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the template does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const deactivateTemplate = (id: string) =>
 *   client.checkoutTemplates.updateCheckoutTemplate(id, { status: checkoutTemplates.Status.INACTIVE });
 * ```
 * @see PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id}
 */
export const updateCheckoutTemplate = /* @__PURE__ */ operation<
  [_id: string, checkoutTemplate: UpdateCheckoutTemplate],
  CheckoutTemplate
>({
  id: 'ecom.checkoutTemplates.updateCheckoutTemplate',
  method: 'PATCH',
  path: '/ecom/v1/checkout-templates/{checkoutTemplate.id}',
  args: ['checkoutTemplate._id', 'checkoutTemplate'],
  request: { checkoutTemplate: checkoutTemplateShape },
  response: { checkoutTemplate: checkoutTemplateShape },
  unwrap: 'checkoutTemplate',
});
