import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryCarrier, type DeliveryProfile } from './delivery-profile.js';

/** Options for `addDeliveryCarrier`. */
export interface AddDeliveryCarrierOptions {
  /** Carrier to add. */
  deliveryCarrier: DeliveryCarrier;
}

/** Response of `addDeliveryCarrier`. */
export interface AddDeliveryCarrierResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `addDeliveryCarrier`. */
export type AddDeliveryCarrierApplicationErrors = ApplicationErrors<
  | 'DELIVERY_REGION_NOT_FOUND'
  | 'CARRIER_ALREADY_EXISTS_IN_REGION'
  | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE'
  | 'UNKNOWN_DELIVERY_CARRIER'
>;

/**
 * Adds a carrier to a delivery region. Requires a merchant identity (API key or app).
 *
 * @param deliveryRegionId - Delivery region ID (GUID).
 * @param options - Carrier to add. `appId` is required.
 * @returns The delivery profile of the region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link AddDeliveryCarrierApplicationErrors}, such as
 * `CARRIER_ALREADY_EXISTS_IN_REGION`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const addCarrier = (regionId: string, appId: string) =>
 *   client.deliveryProfile.addDeliveryCarrier(regionId, { deliveryCarrier: { appId } });
 * ```
 * @see POST /ecom/v1/delivery-profiles/add-delivery-carrier
 */
export const addDeliveryCarrier = /* @__PURE__ */ operation<
  [deliveryRegionId: string, options: AddDeliveryCarrierOptions],
  AddDeliveryCarrierResponse
>({
  id: 'ecom.deliveryProfile.addDeliveryCarrier',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/add-delivery-carrier',
  args: ['deliveryRegionId', '...options'],
  response: { deliveryProfile: deliveryProfileShape },
});
