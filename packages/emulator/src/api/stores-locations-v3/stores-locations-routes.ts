import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import { route } from '../../protocol/routing/route.js';
import { type StoresLocation, storesLocations } from '../../shop/catalog-v3/locations/location.js';

/** Formats a location of the store. */
const formatStoresLocation = (location: StoresLocation) => ({
  id: location.id,
  revision: String(location.revision),
  createdDate: location.createdDate,
  updatedDate: location.updatedDate,
  wixLocationId: location.businessLocationId,
  locationType: location.type,
  name: location.name,
  defaultLocation: location.isDefault,
});

/** Gets the default location of the store. */
const getDefaultStoresLocation = route({
  id: 'stores.storesLocationsV3.getDefaultStoresLocation',
  method: 'GET',
  paths: ['/stores/v3/locations/default', '/v3/locations/default'],
  access: 'visitor',
  handle: () => ({
    storesLocation: storesLocations.filter(({ isDefault }) => isDefault).map(formatStoresLocation)[0],
  }),
});

/** Gets a location of the store. */
const getStoresLocation = route({
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

const fields = new Map<string, SearchField<StoresLocation>>([
  ...entityFields,
  ['wixLocationId', queryField('string', (location) => location.businessLocationId, false)],
  ['locationType', queryField('enum', ({ type }) => type)],
  ['name', queryField('string', ({ name }) => name)],
  ['defaultLocation', queryField('boolean', ({ isDefault }) => isDefault)],
]);

/** Queries the locations of the store by filter, sorting and page. */
const queryStoresLocations = route({
  id: 'stores.storesLocationsV3.queryStoresLocations',
  method: 'POST',
  paths: ['/stores/v3/locations/query', '/v3/locations/query'],
  access: 'visitor',
  handle({ body }) {
    const source = { entity: 'storesLocation', fields, documents: storesLocations };
    const { items, pagingMetadata } = queryEntities(source, body);
    return { storesLocations: items.map(formatStoresLocation), pagingMetadata };
  },
});

/** The routes of the locations of the store. */
export const storesLocationRoutes = [getDefaultStoresLocation, getStoresLocation, queryStoresLocations] as const;
