import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';
import type { IdAndApplied } from './id-and-applied.js';

/** Response of `setAdditionalFees`. */
export type SetAdditionalFeesResponse = CalculatedDraftOrderResponse;

/** Error codes of `setAdditionalFees`. */
export type SetAdditionalFeesApplicationErrors = ApplicationErrors<
  'ADDITIONAL_FEE_NOT_FOUND' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Applies or unapplies additional fees of a draft order. An unapplied fee stays in the draft, but not in its totals.
 * Fees that are not named keep their state. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param additionalFees - Fees to apply or unapply, 1 to 100.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetAdditionalFeesApplicationErrors}, such as `ADDITIONAL_FEE_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const waive = (draftOrderId: string, feeId: string) =>
 *   client.draftOrders.setAdditionalFees(draftOrderId, [{ _id: feeId, applied: false }]);
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees
 */
export const setAdditionalFees = /* @__PURE__ */ operation<
  [draftOrderId: string, additionalFees: IdAndApplied[]],
  SetAdditionalFeesResponse
>({
  id: 'ecom.draftOrders.setAdditionalFees',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
  args: ['draftOrderId', 'additionalFees'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
