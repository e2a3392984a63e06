import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';
import { draftOrderInputShape, type DraftOrderInput } from '../entity/draft-order-input.js';

/** Options for `createDraftOrder`. Either `sourceOrderId` or `draftOrder` is present. */
export interface CreateDraftOrderOptions {
  /** ID of the order to edit. */
  sourceOrderId?: string;
  /** Initial content of a draft of a new order. */
  draftOrder?: DraftOrderInput;
  /** ID of the order to edit. Superseded by `sourceOrderId`. */
  orderId?: string | null;
}

/** Response of `createDraftOrder`. */
export interface CreateDraftOrderResponse extends CalculatedDraftOrderResponse {
  /** Whether the order had this draft already. */
  preexistingDraftOrder?: boolean | null;
}

/** Error codes of `createDraftOrder`. */
export type CreateDraftOrderApplicationErrors = ApplicationErrors<
  | 'ORDER_CANNOT_BE_EDITED'
  | 'ORDER_IS_ALREADY_EDITED'
  | 'FAILED_TO_FETCH_SETTINGS'
  | 'DUPLICATED_LINE_ITEM_IDS'
  | 'CATALOG_ITEM_NOT_AVAILABLE'
  | 'CATALOG_ITEM_NOT_FOUND'
  | 'CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED'
  | 'CATALOG_ITEM_ALREADY_EXIST'
  | 'GIFT_CARD_ITEM_UNSUPPORTED'
  | 'SUBSCRIPTION_ITEM_UNSUPPORTED'
  | 'DUPLICATED_EXTERNAL_LINE_ITEM_ID'
  | 'NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS'
>;

/**
 * Creates a draft order: from scratch with `draftOrder`, or to edit an order with `sourceOrderId`. An order has one
 * active draft: its creator gets the existing one, with `preexistingDraftOrder`, until 24 hours after the last change.
 * Requires a merchant identity (API key or app).
 *
 * @param options - Order to edit, or initial content.
 * @returns The draft order, and whether it existed before.
 * @throws `ApiError` with a code of {@link CreateDraftOrderApplicationErrors}, such as `ORDER_CANNOT_BE_EDITED`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const editOrder = async (sourceOrderId: string) => {
 *   const { calculatedDraftOrder } = await client.draftOrders.createDraftOrder({ sourceOrderId });
 *   return calculatedDraftOrder?.draftOrder;
 * };
 * ```
 * @see POST /ecom/v1/draft-orders
 */
export const createDraftOrder = /* @__PURE__ */ operation<
  [options?: CreateDraftOrderOptions],
  CreateDraftOrderResponse
>({
  id: 'ecom.draftOrders.createDraftOrder',
  method: 'POST',
  path: '/ecom/v1/draft-orders',
  args: ['...options'],
  request: { draftOrder: draftOrderInputShape },
  response: calculatedDraftOrderResponse,
});
