import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { collections } from './collection.js';
import { collectionSizes } from './collection-sizes.js';
import { wireCollection } from './wire-collection.js';

/** Gets a collection by id. */
export const getCollectionRoute = route({
  id: 'stores.collections.getCollection',
  method: 'GET',
  paths: ['/v2/collections/{id}', '/stores-reader/v2/collections/{id}'],
  access: 'visitor',
  handle: (context) => {
    const id = context.params['id'] ?? '';
    const collection = collections(context.tenant).get(id);
    if (!collection) {
      const shown = id.slice(0, 100);
      throw new ApplicationError(
        404,
        'COLLECTION_NOT_FOUND',
        `Collection with id ${JSON.stringify(shown)} was not found.`,
        { id: shown },
      );
    }
    return { collection: wireCollection(collection, collectionSizes(context).get(id) ?? 0, context.origin) };
  },
});
