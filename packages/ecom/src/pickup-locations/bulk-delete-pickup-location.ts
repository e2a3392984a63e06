import { operation } from '@cartwright/core';
import type { PickupLocationError } from './pickup-location-error.js';

/** Response of `bulkDeletePickupLocation`. */
export interface BulkDeletePickupLocationResponse {
  /** Failures. */
  errors?: PickupLocationError[];
}

/**
 * Deletes pickup locations. Each is deleted or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param pickupLocationIds - Pickup location IDs (GUIDs), from 1 to 100.
 * @returns The failures.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const removeAll = (ids: string[]) => client.pickupLocations.bulkDeletePickupLocation(ids);
 * ```
 * @see DELETE /v1/bulk/pickup-locations/delete
 */
export const bulkDeletePickupLocation = /* @__PURE__ */ operation<
  [pickupLocationIds: string[]],
  BulkDeletePickupLocationResponse
>({
  id: 'ecom.pickupLocations.bulkDeletePickupLocation',
  method: 'DELETE',
  path: '/v1/bulk/pickup-locations/delete',
  args: ['pickupLocationIds'],
  repeatable: true,
});
