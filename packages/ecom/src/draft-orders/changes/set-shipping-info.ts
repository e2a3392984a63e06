import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderShippingShape, type V1ShippingInformation } from '../../orders/order-parts/shipping.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setShippingInfo`. */
export interface SetShippingInfoOptions {
  /** Shipping option with address and cost. */
  shippingInfo?: V1ShippingInformation;
}

/** Response of `setShippingInfo`. */
export type SetShippingInfoResponse = CalculatedDraftOrderResponse;

/** Error codes of `setShippingInfo`. */
export type SetShippingInfoApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'CURRENCY_REQUIRED'
  | 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'
>;

/**
 * Sets the shipping option, address and cost of a draft order. An empty object removes the shipping. Requires a
 * merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Shipping.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetShippingInfoApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const ship = (draftOrderId: string, title: string, amount: string) =>
 *   client.draftOrders.setShippingInfo(draftOrderId, { shippingInfo: { title, cost: { price: { amount } } } });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-shipping-info
 */
export const setShippingInfo = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetShippingInfoOptions],
  SetShippingInfoResponse
>({
  id: 'ecom.draftOrders.setShippingInfo',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-shipping-info',
  args: ['draftOrderId', '...options'],
  request: { shippingInfo: orderShippingShape },
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
