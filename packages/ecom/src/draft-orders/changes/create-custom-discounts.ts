import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DiscountOption } from '../entity/draft-order-input.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `createCustomDiscounts`. */
export interface CreateCustomDiscountsOptions {
  /** Discounts, 1 to 100. */
  discounts?: DiscountOption[];
}

/** Response of `createCustomDiscounts`. */
export type CreateCustomDiscountsResponse = CalculatedDraftOrderResponse;

/** Error codes of `createCustomDiscounts`. */
export type CreateCustomDiscountsApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'DISCOUNT_NOT_FOUND'
  | 'LINE_ITEM_NOT_FOUND'
  | 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS'
  | 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS'
  | 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'CURRENCY_REQUIRED'
  | 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'
>;

/**
 * Adds discounts to a draft order. The totals include those with `applyToDraftOrder`; `setDiscounts` applies the
 * others later. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Discounts to add.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CreateCustomDiscountsApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const takeOffTen = (draftOrderId: string) =>
 *   client.draftOrders.createCustomDiscounts(draftOrderId, {
 *     discounts: [{ discountType: 'GLOBAL', percentage: '10', description: 'Goodwill', applyToDraftOrder: true }],
 *   });
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts
 */
export const createCustomDiscounts = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: CreateCustomDiscountsOptions],
  CreateCustomDiscountsResponse
>({
  id: 'ecom.draftOrders.createCustomDiscounts',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
});
