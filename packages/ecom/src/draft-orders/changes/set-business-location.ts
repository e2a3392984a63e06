import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { Location } from '../../orders/orders/order.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setBusinessLocation`. */
export interface SetBusinessLocationOptions {
  /** Business location. `_id` is required. */
  businessLocation?: Location;
}

/** Response of `setBusinessLocation`. */
export type SetBusinessLocationResponse = CalculatedDraftOrderResponse;

/** Error codes of `setBusinessLocation`. */
export type SetBusinessLocationApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'BUSINESS_LOCATION_CANNOT_BE_EDITED' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Sets the business location of a draft order, which determines who can see and manage the order. Requires a merchant
 * identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Business location.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetBusinessLocationApplicationErrors}, such as
 * `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const move = (draftOrderId: string, locationId: string) =>
 *   client.draftOrders.setBusinessLocation(draftOrderId, { businessLocation: { _id: locationId } });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-business-location
 */
export const setBusinessLocation = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetBusinessLocationOptions],
  SetBusinessLocationResponse
>({
  id: 'ecom.draftOrders.setBusinessLocation',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-business-location',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
