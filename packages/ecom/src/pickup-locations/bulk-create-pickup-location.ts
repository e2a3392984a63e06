import { operation } from '@cartwright/core';
import type { CreatePickupLocationApplicationErrors } from './create-pickup-location.js';
import type { PickupLocationError } from './pickup-location-error.js';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Application errors of `bulkCreatePickupLocation`. */
export type BulkCreatePickupLocationApplicationErrors = CreatePickupLocationApplicationErrors;

/** Response of `bulkCreatePickupLocation`. */
export interface BulkCreatePickupLocationResponse {
  /** Created pickup locations. */
  pickupLocations?: PickupLocation[];
  /** Failures. */
  errors?: PickupLocationError[];
}

/**
 * Creates pickup locations. Each is created or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param pickupLocations - Pickup locations to create, from 1 to 100. `address` is required.
 * @returns The created pickup locations, and the failures.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const createAll = (names: string[]) =>
 *   client.pickupLocations.bulkCreatePickupLocation(names.map((name) => ({ name, address: { country: 'US' } })));
 * ```
 * @see POST /v1/bulk/pickup-locations/create
 */
export const bulkCreatePickupLocation = /* @__PURE__ */ operation<
  [pickupLocations: PickupLocation[]],
  BulkCreatePickupLocationResponse
>({
  id: 'ecom.pickupLocations.bulkCreatePickupLocation',
  method: 'POST',
  path: '/v1/bulk/pickup-locations/create',
  args: ['pickupLocations'],
  request: { pickupLocations: pickupLocationShape },
  response: { pickupLocations: pickupLocationShape },
});
