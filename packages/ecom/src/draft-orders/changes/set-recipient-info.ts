import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setRecipientInfo`. */
export interface SetRecipientInfoOptions {
  /** Address and contact of the recipient. */
  recipientInfo?: AddressWithContact;
}

/** Response of `setRecipientInfo`. */
export type SetRecipientInfoResponse = CalculatedDraftOrderResponse;

/** Error codes of `setRecipientInfo`. */
export type SetRecipientInfoApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Sets the address and contact of the recipient of a draft order. An empty object removes them. Requires a merchant
 * identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Recipient.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetRecipientInfoApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const setRecipient = (draftOrderId: string, firstName: string, lastName: string) =>
 *   client.draftOrders.setRecipientInfo(draftOrderId, {
 *     recipientInfo: { contactDetails: { firstName, lastName } },
 *   });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-recipient-info
 */
export const setRecipientInfo = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetRecipientInfoOptions],
  SetRecipientInfoResponse
>({
  id: 'ecom.draftOrders.setRecipientInfo',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-recipient-info',
  args: ['draftOrderId', '...options'],
  request: { recipientInfo: addressWithContactShape },
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
