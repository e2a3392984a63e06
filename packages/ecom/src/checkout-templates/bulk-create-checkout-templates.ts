import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** Result for one checkout template. */
export type BulkCheckoutTemplateResult = BulkEntityResult<CheckoutTemplate>;

/** Options for creating checkout templates. */
export interface BulkCreateCheckoutTemplatesOptions {
  /**
   * Whether to return the created templates.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateCheckoutTemplates`. */
export type BulkCreateCheckoutTemplatesResponse = BulkResponse<BulkCheckoutTemplateResult>;

/** Application errors of `bulkCreateCheckoutTemplates`. */
export type BulkCreateCheckoutTemplatesApplicationErrors =
  ApplicationErrors<'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'>;

/**
 * Creates checkout templates. The platform does not document this operation, so it may change.
 *
 * @param checkoutTemplates - Checkout templates, at most 100.
 * @param options - Whether to return the created templates.
 * @returns The result of each template.
 * @throws `ApiError` with a code of {@link BulkCreateCheckoutTemplatesApplicationErrors}, such as
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
 * export const createOneItemTemplates = (catalogItemIds: string[]) =>
 *   client.checkoutTemplates.bulkCreateCheckoutTemplates(
 *     catalogItemIds.map((catalogItemId) => ({ lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }] })),
 *   );
 * ```
 * @see POST /v1/bulk/checkout-templates/create
 */
export const bulkCreateCheckoutTemplates = /* @__PURE__ */ operation<
  [checkoutTemplates: CheckoutTemplate[], options?: BulkCreateCheckoutTemplatesOptions],
  BulkCreateCheckoutTemplatesResponse
>({
  id: 'ecom.checkoutTemplates.bulkCreateCheckoutTemplates',
  method: 'POST',
  path: '/v1/bulk/checkout-templates/create',
  args: ['checkoutTemplates', '...options'],
  request: { checkoutTemplates: checkoutTemplateShape },
  response: { results: { item: checkoutTemplateShape } },
});
