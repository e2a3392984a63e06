import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Response of `createEmptyDraftOrder`. */
export type CreateEmptyDraftOrderResponse = CalculatedDraftOrderResponse;

/** Error codes of `createEmptyDraftOrder`. */
export type CreateEmptyDraftOrderApplicationErrors = ApplicationErrors<'FAILED_TO_FETCH_SETTINGS'>;

/**
 * Creates a draft order without content. Deprecated by the platform: use `createDraftOrder`. Requires a merchant
 * identity (API key or app).
 *
 * @returns The empty draft order.
 * @throws `ApiError` with a code of {@link CreateEmptyDraftOrderApplicationErrors}, such as
 * `FAILED_TO_FETCH_SETTINGS`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const startDraft = () => client.draftOrders.createEmptyDraftOrder();
 * ```
 * @see POST /ecom/v1/draft-orders/create-empty-draft-order
 */
export const createEmptyDraftOrder = /* @__PURE__ */ operation<[], CreateEmptyDraftOrderResponse>({
  id: 'ecom.draftOrders.createEmptyDraftOrder',
  method: 'POST',
  path: '/ecom/v1/draft-orders/create-empty-draft-order',
  response: calculatedDraftOrderResponse,
});
