import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** Application errors of `createCheckoutTemplate`. */
export type CreateCheckoutTemplateApplicationErrors =
  ApplicationErrors<'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'>;

/**
 * Creates a checkout template.
 *
 * @param checkoutTemplate - Checkout template to create.
 * @returns The created checkout template.
 * @throws `ApiError` with a code of {@link CreateCheckoutTemplateApplicationErrors}, such as
 * `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const createTemplate = (catalogItemId: string) =>
 *   client.checkoutTemplates.createCheckoutTemplate({
 *     lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }],
 *     customization: { lockedCoupon: true },
 *   });
 * ```
 * @see POST /ecom/v1/checkout-templates
 */
export const createCheckoutTemplate = /* @__PURE__ */ operation<[checkoutTemplate: CheckoutTemplate], CheckoutTemplate>(
  {
    id: 'ecom.checkoutTemplates.createCheckoutTemplate',
    method: 'POST',
    path: '/ecom/v1/checkout-templates',
    args: ['checkoutTemplate'],
    request: { checkoutTemplate: checkoutTemplateShape },
    response: { checkoutTemplate: checkoutTemplateShape },
    unwrap: 'checkoutTemplate',
  },
);
