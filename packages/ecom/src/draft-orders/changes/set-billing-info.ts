import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setBillingInfo`. */
export interface SetBillingInfoOptions {
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
}

/** Response of `setBillingInfo`. */
export type SetBillingInfoResponse = CalculatedDraftOrderResponse;

/** Error codes of `setBillingInfo`. */
export type SetBillingInfoApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Sets the billing address and contact of a draft order. An empty object removes them. Requires a merchant identity
 * (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Billing address.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetBillingInfoApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const setCountry = (draftOrderId: string, country: string) =>
 *   client.draftOrders.setBillingInfo(draftOrderId, { billingInfo: { address: { country } } });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-billing-info
 */
export const setBillingInfo = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetBillingInfoOptions],
  SetBillingInfoResponse
>({
  id: 'ecom.draftOrders.setBillingInfo',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-billing-info',
  args: ['draftOrderId', '...options'],
  request: { billingInfo: addressWithContactShape },
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
