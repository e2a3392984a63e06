import { route } from '../../../protocol/routing/route.js';
import { findCollection } from '../find-collection.js';
import { collectionSizes } from '../collection-sizes.js';
import { formatCollection } from '../format-collection.js';

/** Gets a collection by id. */
export const getCollectionRoute = route({
  id: 'stores.collections.getCollection',
  method: 'GET',
  paths: [
    '/v2/collections/{id}',
    '/stores-reader/v2/collections/{id}',
    '/stores-reader/v1/collections/{id}',
    '/stores/v1/collections/{id}',
    '/v1/collections/{id}',
  ],
  access: 'visitor',
  handle: (context) => {
    const collection = findCollection(context, context.params['id']);
    const size = collectionSizes(context).get(collection.id) ?? 0;
    return { collection: formatCollection(collection, size, context.origin) };
  },
});
