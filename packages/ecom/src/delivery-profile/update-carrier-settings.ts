import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Options for `updateCarrierSettings`. */
export interface UpdateCarrierSettingsOptions {
  /** Row ID, as in the tables of `listDeliveryCarriers`. */
  rowId: string;
  /** Whether the rate is offered. */
  active: boolean | null;
}

/** Application errors of `updateCarrierSettings`. */
export type UpdateCarrierSettingsApplicationErrors = ApplicationErrors<'DELIVERY_CARRIER_NOT_FOUND'>;

/**
 * Switches a rate of a carrier on or off. Not part of the platform's public API: use `setDeliveryCarrierActiveStatus`.
 * Requires a merchant identity (API key or app).
 *
 * @param carrierId - App ID of the carrier (GUID).
 * @param options - Row of the rate, and whether it is offered.
 * @throws `ApiError` with a code of {@link UpdateCarrierSettingsApplicationErrors}: `DELIVERY_CARRIER_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const pause = (appId: string, rowId: string) =>
 *   client.deliveryProfile.updateCarrierSettings(appId, { rowId, active: false });
 * ```
 * @see POST /ecom/v1/delivery-profiles/update-carrier-settings
 */
export const updateCarrierSettings = /* @__PURE__ */ operation<
  [carrierId: string, options: UpdateCarrierSettingsOptions],
  void
>({
  id: 'ecom.deliveryProfile.updateCarrierSettings',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/update-carrier-settings',
  args: ['carrierId', '...options'],
});
