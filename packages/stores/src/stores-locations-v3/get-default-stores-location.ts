import { operation } from '@cartwright/core';
import { storesLocationShape, type StoresLocation } from './stores-location.js';

/** Response of `getDefaultStoresLocation`. */
export interface GetDefaultStoresLocationResponse {
  /** The default location. */
  storesLocation?: StoresLocation;
}

/**
 * Gets the default location of the store.
 *
 * @returns The location.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { storesLocationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { storesLocationsV3 } });
 *
 * export const defaultId = async () => (await client.storesLocationsV3.getDefaultStoresLocation()).storesLocation?._id;
 * ```
 * @see GET /stores/v3/locations/default
 */
export const getDefaultStoresLocation = /* @__PURE__ */ operation<[], GetDefaultStoresLocationResponse>({
  id: 'stores.storesLocationsV3.getDefaultStoresLocation',
  method: 'GET',
  path: '/stores/v3/locations/default',
  response: { storesLocation: storesLocationShape },
  repeatable: true,
});
