import { route } from '../../protocol/routing/route.js';
import { storesLocations } from '../../shop/catalog-v3/locations/location.js';
import { formatStoresLocation } from './format-stores-location.js';

/** Gets the default location of the store. */
export const getDefaultStoresLocation = route({
  id: 'stores.storesLocationsV3.getDefaultStoresLocation',
  method: 'GET',
  paths: ['/stores/v3/locations/default', '/v3/locations/default'],
  access: 'visitor',
  handle: () => ({
    storesLocation: storesLocations.filter(({ isDefault }) => isDefault).map(formatStoresLocation)[0],
  }),
});
