import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import {
  deliveryProfileShape,
  deliveryRegionShape,
  type DeliveryProfile,
  type DeliveryRegion,
} from './delivery-profile.js';

/** Options for `addDeliveryRegion`. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the delivery profile. */
  revision?: string | null;
}

/** Response of `addDeliveryRegion`. */
export interface AddDeliveryRegionResponse {
  /** Changed delivery profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Application errors of `addDeliveryRegion`. */
export type AddDeliveryRegionApplicationErrors = ApplicationErrors<
  | 'DELIVERY_PROFILE_NOT_FOUND'
  | 'DESTINATIONS_COLLISION'
  | 'UNKNOWN_DELIVERY_CARRIER'
  | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE'
  | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY'
>;

/**
 * Adds a delivery region to a delivery profile. Shipping options are offered in it once they name it. Requires a
 * merchant identity (API key or app).
 *
 * @param deliveryProfileId - Delivery profile ID (GUID).
 * @param deliveryRegion - Delivery region to add. `name` is required. Without destinations, the region is everywhere
 * else.
 * @param options - Current revision of the delivery profile.
 * @returns The delivery profile with the region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link AddDeliveryRegionApplicationErrors}, such as `DESTINATIONS_COLLISION`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const addCanada = (profileId: string) =>
 *   client.deliveryProfile.addDeliveryRegion(profileId, { name: 'Canada', destinations: [{ countryCode: 'CA' }] });
 * ```
 * @see POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region
 */
export const addDeliveryRegion = /* @__PURE__ */ operation<
  [deliveryProfileId: string, deliveryRegion: DeliveryRegion, options?: AddDeliveryRegionOptions],
  AddDeliveryRegionResponse
>({
  id: 'ecom.deliveryProfile.addDeliveryRegion',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
  args: ['deliveryProfileId', 'deliveryRegion', '...options'],
  request: { deliveryRegion: deliveryRegionShape },
  response: { deliveryProfile: deliveryProfileShape },
});
