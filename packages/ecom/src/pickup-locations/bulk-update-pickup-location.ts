import { operation } from '@cartwright/core';
import type { PickupLocationError } from './pickup-location-error.js';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Response of `bulkUpdatePickupLocation`. */
export interface BulkUpdatePickupLocationResponse {
  /** Updated pickup locations. */
  pickupLocations?: PickupLocation[];
  /** Failures. */
  errors?: PickupLocationError[];
}

/**
 * Updates pickup locations. Each is updated or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param pickupLocations - Fields to update, from 1 to 100 times. `_id` and `revision` are required.
 * @returns The updated pickup locations, and the failures.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const closeAll = (locations: { _id: string; revision: string }[]) =>
 *   client.pickupLocations.bulkUpdatePickupLocation(locations.map((one) => ({ ...one, active: false })));
 * ```
 * @see PATCH /v1/bulk/pickup-locations/update
 */
export const bulkUpdatePickupLocation = /* @__PURE__ */ operation<
  [pickupLocations: (PickupLocation & { _id: string | null; revision: string | null })[]],
  BulkUpdatePickupLocationResponse
>({
  id: 'ecom.pickupLocations.bulkUpdatePickupLocation',
  method: 'PATCH',
  path: '/v1/bulk/pickup-locations/update',
  args: ['pickupLocations'],
  request: { pickupLocations: pickupLocationShape },
  response: { pickupLocations: pickupLocationShape },
});
