import { operation } from '@cartwright/core';

/**
 * Deletes a pickup location. Carts no longer offer it. Requires a merchant identity (API key or app).
 *
 * @param pickupLocationId - Pickup location ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the pickup location does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const remove = (id: string) => client.pickupLocations.deletePickupLocation(id);
 * ```
 * @see DELETE /v1/pickup-locations/{pickupLocationId}
 */
export const deletePickupLocation = /* @__PURE__ */ operation<[pickupLocationId: string], void>({
  id: 'ecom.pickupLocations.deletePickupLocation',
  method: 'DELETE',
  path: '/v1/pickup-locations/{pickupLocationId}',
  args: ['pickupLocationId'],
  returnsNothing: true,
  repeatable: true,
});
