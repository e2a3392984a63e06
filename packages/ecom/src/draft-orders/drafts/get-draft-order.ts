import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Response of `getDraftOrder`. */
export type GetDraftOrderResponse = CalculatedDraftOrderResponse;

/** Error codes of `getDraftOrder`. */
export type GetDraftOrderApplicationErrors = ApplicationErrors<'DRAFT_ORDER_DOES_NOT_EXIST'>;

/**
 * Gets a draft order with current totals. A committed draft order keeps its totals. Requires a merchant identity (API
 * key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @returns The draft order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link GetDraftOrderApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const getTotal = async (draftOrderId: string) => {
 *   const { calculatedDraftOrder } = await client.draftOrders.getDraftOrder(draftOrderId);
 *   return calculatedDraftOrder?.draftOrder?.priceSummary?.total?.formattedAmount;
 * };
 * ```
 * @see GET /ecom/v1/draft-orders/{draftOrderId}
 */
export const getDraftOrder = /* @__PURE__ */ operation<[draftOrderId: string], GetDraftOrderResponse>({
  id: 'ecom.draftOrders.getDraftOrder',
  method: 'GET',
  path: '/ecom/v1/draft-orders/{draftOrderId}',
  args: ['draftOrderId'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
