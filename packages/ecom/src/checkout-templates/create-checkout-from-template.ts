import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** The answer of `createCheckoutFromTemplate`. */
export interface CreateCheckoutFromTemplateResponse {
  /** The new checkout's id. */
  checkoutId?: string;
  /** The URL of the page to check out. */
  checkoutUrl?: string;
  /** The purchase flow that begins. */
  purchaseFlowId?: string | null;
}

/** Why the platform refuses `createCheckoutFromTemplate`. */
export type CreateCheckoutFromTemplateApplicationErrors = ApplicationErrors<
  'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY'
>;

/**
 * Makes a checkout of a template.
 *
 * @param checkoutTemplateId - The template's id.
 * @param siteId - The site's id.
 * @returns The checkout's id, and the URL of its page.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CreateCheckoutFromTemplateApplicationErrors}, such as
 * `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such template.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const buy = async (id: string, siteId: string) =>
 *   (await client.checkoutTemplates.createCheckoutFromTemplate(id, siteId)).checkoutUrl;
 * ```
 * @see POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template
 */
export const createCheckoutFromTemplate = /* @__PURE__ */ operation<
  [checkoutTemplateId: string, siteId: string],
  CreateCheckoutFromTemplateResponse
>({
  id: 'ecom.checkoutTemplates.createCheckoutFromTemplate',
  method: 'POST',
  path: '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
  input: (checkoutTemplateId, siteId) => ({ checkoutTemplateId, siteId }),
});
