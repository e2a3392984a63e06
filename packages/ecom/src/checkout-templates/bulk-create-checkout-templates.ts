import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** What became of one of several templates. */
export interface BulkCheckoutTemplateResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
  /** The template, when it was asked for. */
  item?: CheckoutTemplate;
}

/** What is answered. */
export interface BulkCreateCheckoutTemplatesOptions {
  /** Whether the answer has them as they are now. Default `false`. */
  returnEntity?: boolean;
}

/** Response of `bulkCreateCheckoutTemplates`. */
export interface BulkCreateCheckoutTemplatesResponse {
  /** What became of each, in their order. */
  results?: BulkCheckoutTemplateResult[];
  /** How many were done. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Application errors of `bulkCreateCheckoutTemplates`. */
export type BulkCreateCheckoutTemplatesApplicationErrors =
  ApplicationErrors<'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'>;

/**
 * Makes several templates. It is in none of the platform’s public typings, so it may change.
 *
 * @param checkoutTemplates - The templates; at most 100.
 * @param options - What is answered.
 * @returns What became of each.
 * @throws `ApiError` with a code of {@link BulkCreateCheckoutTemplatesApplicationErrors}, such as
 * `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`.
 * @throws `ApiError` with status 403 if the caller lacks permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const oneEach = (catalogItemIds: string[]) =>
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
  args: ['checkoutTemplates', 'options'],
  input: (checkoutTemplates, options) => ({ ...options, checkoutTemplates }),
  request: { checkoutTemplates: checkoutTemplateShape },
  response: { results: { item: checkoutTemplateShape } },
});
