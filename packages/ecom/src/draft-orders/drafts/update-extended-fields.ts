import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { draftOrderShape, type DraftOrder } from '../entity/draft-order.js';

/** Options for `updateExtendedFields`. */
export interface UpdateExtendedFieldsOptions {
  /** Data by field name, as the app has declared them. */
  namespaceData: Record<string, unknown> | null;
}

/** Response of `updateExtendedFields`. */
export interface UpdateExtendedFieldsResponse {
  /** Updated draft order. */
  draftOrder?: DraftOrder;
}

/** Error codes of `updateExtendedFields`. */
export type UpdateExtendedFieldsApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Updates the data that an app attaches to a draft order. Requires a merchant identity (API key or app).
 *
 * @param _id - Draft order ID (GUID).
 * @param namespace - Namespace of the app, such as `@account/app`.
 * @param options - Data of the namespace.
 * @returns The updated draft order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateExtendedFieldsApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const setSource = (draftOrderId: string, source: string) =>
 *   client.draftOrders.updateExtendedFields(draftOrderId, '@account/app', { namespaceData: { source } });
 * ```
 * @see POST /ecom/v1/draft-orders/{id}/update-extended-fields
 */
export const updateExtendedFields = /* @__PURE__ */ operation<
  [_id: string, namespace: string, options: UpdateExtendedFieldsOptions],
  UpdateExtendedFieldsResponse
>({
  id: 'ecom.draftOrders.updateExtendedFields',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{id}/update-extended-fields',
  args: ['_id', 'namespace', '...options'],
  response: { draftOrder: draftOrderShape },
});
