import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Application errors of `createPickupLocation`: there are too many pickup locations, or options in a delivery region. */
export type CreatePickupLocationApplicationErrors = ApplicationErrors<
  | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'
  | 'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED'
  | 'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED'
>;

/**
 * Creates a pickup location, which carts in its delivery regions offer. Requires a merchant identity (API key or app).
 *
 * @param pickupLocation - Pickup location to create. `address` is required.
 * @returns The created pickup location, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreatePickupLocationApplicationErrors}.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const createCounter = (deliveryRegionIds: string[]) =>
 *   client.pickupLocations.createPickupLocation({
 *     name: 'Counter at the harbor',
 *     address: { country: 'US', subdivision: 'US-OR', city: 'Portland', addressLine1: '12 Pier Street' },
 *     active: true,
 *     rates: [{ amount: '0' }],
 *     deliveryRegionIds,
 *   });
 * ```
 * @see POST /v1/pickup-locations
 */
export const createPickupLocation = /* @__PURE__ */ operation<[pickupLocation: PickupLocation], PickupLocation>({
  id: 'ecom.pickupLocations.createPickupLocation',
  method: 'POST',
  path: '/v1/pickup-locations',
  args: ['pickupLocation'],
  request: { pickupLocation: pickupLocationShape },
  response: { pickupLocation: pickupLocationShape },
  unwrap: 'pickupLocation',
});
