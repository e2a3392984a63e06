import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';
import { lineItemChangeShape, type LineItemChangeDetails } from './line-item-change.js';

/** Response of `updateLineItems`. */
export type UpdateLineItemsResponse = CalculatedDraftOrderResponse;

/** Error codes of `updateLineItems`. */
export type UpdateLineItemsApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'LINE_ITEM_DOES_NOT_EXIST'
  | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM'
  | 'EMPTY_CHANGE_REQUEST'
  | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  | 'UPDATING_LINE_ITEM_WITH_LOCATIONS'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM'
  | 'CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM'
  | 'CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER'
  | 'MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE'
  | 'LINE_ITEM_HAS_PLATFORM_FEES'
  | 'SUBSCRIPTION_SINGLE_ITEM_ALLOWED'
  | 'UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN'
  | 'UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN'
  | 'UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN'
  | 'UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN'
  | 'CURRENCY_REQUIRED'
  | 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'
>;

/**
 * Changes quantities, prices and descriptions of the line items of a draft order. The quantity `0` removes a line
 * item. The quantity of a fulfilled line item cannot decrease. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param lineItemChanges - Changes, 1 to 300, one per line item.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateLineItemsApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const setQuantity = (draftOrderId: string, lineItemId: string, newQuantity: number) =>
 *   client.draftOrders.updateLineItems(draftOrderId, [{ lineItemId, newQuantity }]);
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/line-items
 */
export const updateLineItems = /* @__PURE__ */ operation<
  [draftOrderId: string, lineItemChanges: LineItemChangeDetails[]],
  UpdateLineItemsResponse
>({
  id: 'ecom.draftOrders.updateLineItems',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/line-items',
  args: ['draftOrderId', 'lineItemChanges'],
  request: { lineItemChanges: lineItemChangeShape },
  response: calculatedDraftOrderResponse,
});
