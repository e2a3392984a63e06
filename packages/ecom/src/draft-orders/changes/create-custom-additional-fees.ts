import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { AdditionalFeeOption } from '../entity/draft-order-input.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `createCustomAdditionalFees`. */
export interface CreateCustomAdditionalFeesOptions {
  /** Fees, 1 to 100. */
  customAdditionalFees?: AdditionalFeeOption[];
}

/** Response of `createCustomAdditionalFees`. */
export type CreateCustomAdditionalFeesResponse = CalculatedDraftOrderResponse;

/** Error codes of `createCustomAdditionalFees`. */
export type CreateCustomAdditionalFeesApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'LINE_ITEM_NOT_FOUND'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'CURRENCY_REQUIRED'
  | 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'
>;

/**
 * Adds additional fees to a draft order. The totals include those with `applyToDraftOrder`; `setAdditionalFees`
 * applies the others later. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Fees to add.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CreateCustomAdditionalFeesApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const chargeRush = (draftOrderId: string) =>
 *   client.draftOrders.createCustomAdditionalFees(draftOrderId, {
 *     customAdditionalFees: [{ name: 'Rush', price: { amount: '15.00' }, applyToDraftOrder: true }],
 *   });
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees
 */
export const createCustomAdditionalFees = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: CreateCustomAdditionalFeesOptions],
  CreateCustomAdditionalFeesResponse
>({
  id: 'ecom.draftOrders.createCustomAdditionalFees',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
});
