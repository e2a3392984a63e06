import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';

/** Error codes of `deleteDraftOrder`. */
export type DeleteDraftOrderApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_CANNOT_BE_DELETED'
>;

/**
 * Deletes a draft order with its changes. A committed draft order cannot be deleted. Requires a merchant identity (API
 * key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteDraftOrderApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const discard = (draftOrderId: string) => client.draftOrders.deleteDraftOrder(draftOrderId);
 * ```
 * @see DELETE /ecom/v1/draft-orders/{draftOrderId}
 */
export const deleteDraftOrder = /* @__PURE__ */ operation<[draftOrderId: string], void>({
  id: 'ecom.draftOrders.deleteDraftOrder',
  method: 'DELETE',
  path: '/ecom/v1/draft-orders/{draftOrderId}',
  args: ['draftOrderId'],
  repeatable: true,
});
