import type { SearchField } from '../../kernel/query/search/search-field.js';
import { route } from '../../protocol/routing/route.js';
import { type StoresLocation, storesLocations } from '../../shop/catalog-v3/locations/location.js';
import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { formatStoresLocation } from './format-stores-location.js';

const fields = new Map<string, SearchField<StoresLocation>>([
  ...entityFields,
  ['wixLocationId', queryField('string', (location) => location.businessLocationId, false)],
  ['locationType', queryField('enum', ({ type }) => type)],
  ['name', queryField('string', ({ name }) => name)],
  ['defaultLocation', queryField('boolean', ({ isDefault }) => isDefault)],
]);

/** Queries the locations of the store by filter, sorting and page. */
export const queryStoresLocations = route({
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
