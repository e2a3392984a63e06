import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { BuyerInfo } from '../../commerce/buyers/buyer.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setBuyerInfo`. */
export interface SetBuyerInfoOptions {
  /** IDs and email address of the buyer. */
  buyerInfo?: BuyerInfo;
}

/** Response of `setBuyerInfo`. */
export type SetBuyerInfoResponse = CalculatedDraftOrderResponse;

/** Error codes of `setBuyerInfo`. */
export type SetBuyerInfoApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Sets the buyer of a draft order. An empty object removes the buyer. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Buyer.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetBuyerInfoApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const setEmail = (draftOrderId: string, email: string) =>
 *   client.draftOrders.setBuyerInfo(draftOrderId, { buyerInfo: { email } });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-buyer-info
 */
export const setBuyerInfo = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetBuyerInfoOptions],
  SetBuyerInfoResponse
>({
  id: 'ecom.draftOrders.setBuyerInfo',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-buyer-info',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
