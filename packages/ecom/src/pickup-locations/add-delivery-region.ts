import { operation } from '@cartwright/core';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Options for `addDeliveryRegion`. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the pickup location. */
  revision: string | null;
}

/** Response of `addDeliveryRegion`. */
export interface AddDeliveryRegionResponse {
  /** Pickup location, with its new revision. */
  pickupLocation?: PickupLocation;
}

/**
 * Adds a delivery region to a pickup location, which is offered in it from then on. Requires a merchant identity (API
 * key or app).
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
 * export const offerIn = (id: string, deliveryRegionId: string, revision: string) =>
 *   client.pickupLocations.addDeliveryRegion(id, deliveryRegionId, { revision });
 * ```
 * @see POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region
 */
export const addDeliveryRegion = /* @__PURE__ */ operation<
  [pickupLocationId: string, deliveryRegionId: string, options: AddDeliveryRegionOptions],
  AddDeliveryRegionResponse
>({
  id: 'ecom.pickupLocations.addDeliveryRegion',
  method: 'POST',
  path: '/v1/pickup-locations/{pickupLocationId}/add-delivery-region',
  args: ['pickupLocationId', 'deliveryRegionId', '...options'],
  response: { pickupLocation: pickupLocationShape },
});
