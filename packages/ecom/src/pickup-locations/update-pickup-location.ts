import { operation } from '@cartwright/core';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Fields of a pickup location to update. `revision` is required. */
export type UpdatePickupLocation = PickupLocation & { revision: string | null };

/**
 * Updates a pickup location. Omitted fields are unchanged. Lists are replaced as a whole. The delivery regions cannot
 * be updated: use `addDeliveryRegion` and `removeDeliveryRegion`. Requires a merchant identity (API key or app).
 *
 * @param _id - Pickup location ID (GUID).
 * @param pickupLocation - Fields to update, with the current `revision`.
 * @returns The updated pickup location, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the pickup location does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const close = (id: string, revision: string) =>
 *   client.pickupLocations.updatePickupLocation(id, { revision, active: false });
 * ```
 * @see PATCH /v1/pickup-locations/{pickupLocation.id}
 */
export const updatePickupLocation = /* @__PURE__ */ operation<
  [_id: string, pickupLocation: UpdatePickupLocation],
  PickupLocation
>({
  id: 'ecom.pickupLocations.updatePickupLocation',
  method: 'PATCH',
  path: '/v1/pickup-locations/{pickupLocation.id}',
  args: ['pickupLocation._id', 'pickupLocation'],
  request: { pickupLocation: pickupLocationShape },
  response: { pickupLocation: pickupLocationShape },
  unwrap: 'pickupLocation',
});
