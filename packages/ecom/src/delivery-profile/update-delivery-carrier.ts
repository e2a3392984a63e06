import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryCarrier, type DeliveryProfile } from './delivery-profile.js';

/** Options for `updateDeliveryCarrier`. */
export interface UpdateDeliveryCarrierOptions {
  /** Carrier with the fields to update. */
  deliveryCarrier?: DeliveryCarrier;
}

/** Response of `updateDeliveryCarrier`. */
export interface UpdateDeliveryCarrierResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `updateDeliveryCarrier`. */
export type UpdateDeliveryCarrierApplicationErrors = ApplicationErrors<
  'DELIVERY_REGION_NOT_FOUND' | 'DELIVERY_CARRIER_NOT_FOUND' | 'UNKNOWN_DELIVERY_CARRIER' | 'APP_ID_CANNOT_BE_UPDATED'
>;

/**
 * Updates a carrier of a delivery region: its backup rate and additional charges. Requires a merchant identity (API
 * key or app).
 *
 * @param deliveryRegionId - Delivery region ID (GUID).
 * @param options - Carrier with the fields to update. `appId` is required.
 * @returns The delivery profile of the region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateDeliveryCarrierApplicationErrors}, such as
 * `DELIVERY_CARRIER_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const addFee = (regionId: string, appId: string, amount: string) =>
 *   client.deliveryProfile.updateDeliveryCarrier(regionId, {
 *     deliveryCarrier: { appId, additionalCharges: [{ description: 'Handling', amount }] },
 *   });
 * ```
 * @see PATCH /ecom/v1/delivery-profiles/update-delivery-carrier
 */
export const updateDeliveryCarrier = /* @__PURE__ */ operation<
  [deliveryRegionId: string, options?: UpdateDeliveryCarrierOptions],
  UpdateDeliveryCarrierResponse
>({
  id: 'ecom.deliveryProfile.updateDeliveryCarrier',
  method: 'PATCH',
  path: '/ecom/v1/delivery-profiles/update-delivery-carrier',
  args: ['deliveryRegionId', '...options'],
  response: { deliveryProfile: deliveryProfileShape },
});
