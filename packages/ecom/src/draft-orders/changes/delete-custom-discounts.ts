import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Response of `deleteCustomDiscounts`. */
export type DeleteCustomDiscountsResponse = CalculatedDraftOrderResponse;

/** Error codes of `deleteCustomDiscounts`. */
export type DeleteCustomDiscountsApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_REMOVE_NOT_SUPPORTED'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Removes discounts from a draft order that were added with `createCustomDiscounts`. Others can only be unapplied,
 * with `setDiscounts`. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param discountIds - IDs of the discounts (GUID), 1 to 100.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteCustomDiscountsApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const removeDiscount = (draftOrderId: string, discountId: string) =>
 *   client.draftOrders.deleteCustomDiscounts(draftOrderId, [discountId]);
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts
 */
export const deleteCustomDiscounts = /* @__PURE__ */ operation<
  [draftOrderId: string, discountIds: string[]],
  DeleteCustomDiscountsResponse
>({
  id: 'ecom.draftOrders.deleteCustomDiscounts',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  args: ['draftOrderId', 'discountIds'],
  response: calculatedDraftOrderResponse,
});
