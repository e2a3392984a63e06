import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';
import type { IdAndApplied } from './id-and-applied.js';

/** Response of `setDiscounts`. */
export type SetDiscountsResponse = CalculatedDraftOrderResponse;

/** Error codes of `setDiscounts`. */
export type SetDiscountsApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS'
  | 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Applies or unapplies discounts of a draft order. An unapplied discount stays in the draft, but not in its totals.
 * Discounts that are not named keep their state. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param discounts - Discounts to apply or unapply, 1 to 320.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetDiscountsApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const unapply = (draftOrderId: string, discountId: string) =>
 *   client.draftOrders.setDiscounts(draftOrderId, [{ _id: discountId, applied: false }]);
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts
 */
export const setDiscounts = /* @__PURE__ */ operation<
  [draftOrderId: string, discounts: IdAndApplied[]],
  SetDiscountsResponse
>({
  id: 'ecom.draftOrders.setDiscounts',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/set-discounts',
  args: ['draftOrderId', 'discounts'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
