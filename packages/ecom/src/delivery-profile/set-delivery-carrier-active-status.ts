import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Options for `setDeliveryCarrierActiveStatus`. */
export interface SetDeliveryCarrierActiveStatusOptions {
  /** Row ID, as in the tables of `listDeliveryCarriers`. */
  rowId: string;
  /** Whether the rate is offered. */
  active: boolean | null;
}

/** Application errors of `setDeliveryCarrierActiveStatus`. */
export type SetDeliveryCarrierActiveStatusApplicationErrors = ApplicationErrors<'DELIVERY_CARRIER_NOT_FOUND'>;

/**
 * Switches a rate of a carrier on or off. Requires a merchant identity (API key or app).
 *
 * @param carrierAppId - App ID of the carrier (GUID).
 * @param options - Row of the rate, and whether it is offered.
 * @throws `ApiError` with a code of {@link SetDeliveryCarrierActiveStatusApplicationErrors}:
 * `DELIVERY_CARRIER_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const pause = (appId: string, rowId: string) =>
 *   client.deliveryProfile.setDeliveryCarrierActiveStatus(appId, { rowId, active: false });
 * ```
 * @see POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status
 */
export const setDeliveryCarrierActiveStatus = /* @__PURE__ */ operation<
  [carrierAppId: string, options: SetDeliveryCarrierActiveStatusOptions],
  void
>({
  id: 'ecom.deliveryProfile.setDeliveryCarrierActiveStatus',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/delivery-carriers/set-active-status',
  args: ['carrierAppId', '...options'],
});
