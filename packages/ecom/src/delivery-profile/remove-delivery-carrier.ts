import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Options for `removeDeliveryCarrier`. */
export interface RemoveDeliveryCarrierOptions {
  /** App ID of the carrier. */
  appId: string;
}

/** Response of `removeDeliveryCarrier`. */
export interface RemoveDeliveryCarrierResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `removeDeliveryCarrier`. */
export type RemoveDeliveryCarrierApplicationErrors = ApplicationErrors<'DELIVERY_REGION_NOT_FOUND'>;

/**
 * Removes a carrier from a delivery region. Requires a merchant identity (API key or app).
 *
 * @param deliveryRegionId - Delivery region ID (GUID).
 * @param options - App ID of the carrier.
 * @returns The delivery profile of the region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link RemoveDeliveryCarrierApplicationErrors}, such as
 * `DELIVERY_REGION_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const removeCarrier = (regionId: string, appId: string) =>
 *   client.deliveryProfile.removeDeliveryCarrier(regionId, { appId });
 * ```
 * @see POST /ecom/v1/delivery-profiles/remove-delivery-carrier
 */
export const removeDeliveryCarrier = /* @__PURE__ */ operation<
  [deliveryRegionId: string, options: RemoveDeliveryCarrierOptions],
  RemoveDeliveryCarrierResponse
>({
  id: 'ecom.deliveryProfile.removeDeliveryCarrier',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/remove-delivery-carrier',
  args: ['deliveryRegionId', '...options'],
  response: { deliveryProfile: deliveryProfileShape },
});
