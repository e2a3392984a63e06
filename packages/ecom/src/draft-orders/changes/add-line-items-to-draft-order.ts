import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import {
  catalogLineItemsShape,
  customLineItemsShape,
  type CatalogReferenceLineItem,
  type CustomLineItem,
} from '../entity/draft-order-input.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `addLineItemsToDraftOrder`. */
export interface AddLineItemsToDraftOrderOptions {
  /** Items of catalogs. At most 300. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items without a catalog. At most 300. */
  customLineItems?: CustomLineItem[];
}

/** Response of `addLineItemsToDraftOrder`. */
export type AddLineItemsToDraftOrderResponse = CalculatedDraftOrderResponse;

/** Error codes of `addLineItemsToDraftOrder`. */
export type AddLineItemsToDraftOrderApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'MAX_ITEMS_REACHED'
  | 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM'
  | 'CATALOG_ITEM_NOT_AVAILABLE'
  | 'CATALOG_ITEM_NOT_FOUND'
  | 'CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED'
  | 'CATALOG_ITEM_ALREADY_EXIST'
  | 'GIFT_CARD_ITEM_UNSUPPORTED'
  | 'SUBSCRIPTION_ITEM_UNSUPPORTED'
  | 'DUPLICATED_EXTERNAL_LINE_ITEM_ID'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'SUBSCRIPTION_SINGLE_ITEM_ALLOWED'
  | 'DUPLICATED_LINE_ITEM_IDS'
  | 'DRAFT_ORDER_HAS_GLOBAL_DEPOSIT'
  | 'CURRENCY_REQUIRED'
  | 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'
>;

/**
 * Adds items of catalogs, or custom items, to a draft order. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Items to add.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link AddLineItemsToDraftOrderApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const addEngraving = (draftOrderId: string) =>
 *   client.draftOrders.addLineItemsToDraftOrder(draftOrderId, {
 *     customLineItems: [
 *       {
 *         productName: { original: 'Engraving' },
 *         quantity: 1,
 *         price: { amount: '12.00' },
 *         itemType: { preset: 'SERVICE' },
 *       },
 *     ],
 *   });
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items
 */
export const addLineItemsToDraftOrder = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: AddLineItemsToDraftOrderOptions],
  AddLineItemsToDraftOrderResponse
>({
  id: 'ecom.draftOrders.addLineItemsToDraftOrder',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/add-line-items',
  args: ['draftOrderId', '...options'],
  request: { catalogLineItems: catalogLineItemsShape, customLineItems: customLineItemsShape },
  response: calculatedDraftOrderResponse,
});
