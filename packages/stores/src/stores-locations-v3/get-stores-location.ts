import { operation } from '@cartwright/core';
import { storesLocationShape, type StoresLocation } from './stores-location.js';

/**
 * Gets a location.
 *
 * @param storesLocationId - Location ID.
 * @returns The location.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the location does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { storesLocationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { storesLocationsV3 } });
 *
 * export const getName = async (id: string) => (await client.storesLocationsV3.getStoresLocation(id)).name;
 * ```
 * @see GET /stores/v3/locations/{storesLocationId}
 */
export const getStoresLocation = /* @__PURE__ */ operation<[storesLocationId: string], StoresLocation>({
  id: 'stores.storesLocationsV3.getStoresLocation',
  method: 'GET',
  path: '/stores/v3/locations/{storesLocationId}',
  args: ['storesLocationId'],
  response: { storesLocation: storesLocationShape },
  unwrap: 'storesLocation',
  repeatable: true,
});
