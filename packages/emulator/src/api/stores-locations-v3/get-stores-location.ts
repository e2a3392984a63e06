import { ApplicationError } from '../../kernel/errors/application-error.js';
import { route } from '../../protocol/routing/route.js';
import { storesLocations } from '../../shop/catalog-v3/locations/location.js';
import { formatStoresLocation } from './format-stores-location.js';

/** Gets a location of the store. */
export const getStoresLocation = route({
  id: 'stores.storesLocationsV3.getStoresLocation',
  method: 'GET',
  paths: ['/stores/v3/locations/{storesLocationId}', '/v3/locations/{storesLocationId}'],
  access: 'visitor',
  handle({ params }) {
    const id = params['storesLocationId'];
    const location = storesLocations.find((one) => one.id === id);
    if (location) return { storesLocation: formatStoresLocation(location) };
    throw new ApplicationError('notFound', 'STORES_LOCATION_NOT_FOUND', 'No location has this ID.', { id });
  },
});
