import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Response of `deleteCustomAdditionalFees`. */
export type DeleteCustomAdditionalFeesResponse = CalculatedDraftOrderResponse;

/** Error codes of `deleteCustomAdditionalFees`. */
export type DeleteCustomAdditionalFeesApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'ADDITIONAL_FEE_NOT_FOUND'
  | 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Removes additional fees from a draft order that were added with `createCustomAdditionalFees`. Others can only be
 * unapplied, with `setAdditionalFees`. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param customAdditionalFees - IDs of the fees (GUID), 1 to 100.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteCustomAdditionalFeesApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const removeFee = (draftOrderId: string, feeId: string) =>
 *   client.draftOrders.deleteCustomAdditionalFees(draftOrderId, [feeId]);
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees
 */
export const deleteCustomAdditionalFees = /* @__PURE__ */ operation<
  [draftOrderId: string, customAdditionalFees: string[]],
  DeleteCustomAdditionalFeesResponse
>({
  id: 'ecom.draftOrders.deleteCustomAdditionalFees',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
  args: ['draftOrderId', 'customAdditionalFees'],
  response: calculatedDraftOrderResponse,
});
