import { operation } from '@cartwright/core';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Options for `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the pickup location. */
  revision: string | null;
}

/** Response of `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionResponse {
  /** Pickup location, with its new revision. */
  pickupLocation?: PickupLocation;
}

/**
 * Removes a delivery region from a pickup location, which is no longer offered in it. Requires a merchant identity
 * (API key or app).
 *
 * @param pickupLocationId - Pickup location ID (GUID).
 * @param deliveryRegionId - Delivery region ID (GUID), from `queryDeliveryProfiles`.
 * @param options - Current revision of the pickup location.
 * @returns The updated pickup location.
 * @throws `CartwrightError` `invalid_argument` for an empty pickup location ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the pickup location does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const withdrawFrom = (id: string, deliveryRegionId: string, revision: string) =>
 *   client.pickupLocations.removeDeliveryRegion(id, deliveryRegionId, { revision });
 * ```
 * @see POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region
 */
export const removeDeliveryRegion = /* @__PURE__ */ operation<
  [pickupLocationId: string, deliveryRegionId: string, options: RemoveDeliveryRegionOptions],
  RemoveDeliveryRegionResponse
>({
  id: 'ecom.pickupLocations.removeDeliveryRegion',
  method: 'POST',
  path: '/v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
  args: ['pickupLocationId', 'deliveryRegionId', '...options'],
  response: { pickupLocation: pickupLocationShape },
});
