import { callable } from '@cartwright/core';
import { getDefaultStoresLocation } from '../../stores-locations-v3/get-default-stores-location.js';
import { once } from '../once.js';

/** Gets the ID of the default location, whose stock the online store sells. Bound to a client, it sends one request. */
export const getDefaultLocationId = /* @__PURE__ */ callable((client) => {
  const request = client.use(getDefaultStoresLocation);
  return once(async () => (await request()).storesLocation?._id);
});
