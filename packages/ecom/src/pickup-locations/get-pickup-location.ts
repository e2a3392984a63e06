import { operation } from '@cartwright/core';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/**
 * Gets a pickup location. Requires a merchant identity (API key or app).
 *
 * @param pickupLocationId - Pickup location ID (GUID).
 * @returns The pickup location.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the pickup location does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const getAddress = async (id: string) => (await client.pickupLocations.getPickupLocation(id)).address;
 * ```
 * @see GET /v1/pickup-locations/{pickupLocationId}
 */
export const getPickupLocation = /* @__PURE__ */ operation<[pickupLocationId: string], PickupLocation>({
  id: 'ecom.pickupLocations.getPickupLocation',
  method: 'GET',
  path: '/v1/pickup-locations/{pickupLocationId}',
  args: ['pickupLocationId'],
  response: { pickupLocation: pickupLocationShape },
  unwrap: 'pickupLocation',
  repeatable: true,
});
