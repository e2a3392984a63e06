import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Response of `createCheckoutFromTemplate`. */
export interface CreateCheckoutFromTemplateResponse {
  /** ID of the created checkout. */
  checkoutId?: string;
  /** URL of the checkout page. */
  checkoutUrl?: string;
  /** Purchase flow ID, shared by the checkout and its order. */
  purchaseFlowId?: string | null;
}

/** Application errors of `createCheckoutFromTemplate`. */
export type CreateCheckoutFromTemplateApplicationErrors = ApplicationErrors<
  'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY'
>;

/**
 * Creates a checkout from a checkout template.
 *
 * @param checkoutTemplateId - Checkout template ID (GUID).
 * @param siteId - Site ID (GUID).
 * @returns The checkout ID and the URL of the checkout page.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link CreateCheckoutFromTemplateApplicationErrors}, such as
 * `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the template does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const startCheckout = async (id: string, siteId: string) =>
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
  args: ['checkoutTemplateId', 'siteId'],
});
