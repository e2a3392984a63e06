import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type StoredCollection, allProductsId, collections } from '../../shop/catalog-v1/collection.js';

/**
 * Finds a collection.
 * @throws {ApplicationError} 404 `COLLECTION_NOT_FOUND`
 */
export function findCollection({ tenant }: RouteContext, id = ''): StoredCollection {
  const collection = collections(tenant).get(id);
  if (collection) return collection;
  const shown = id.slice(0, 100);
  const description = `Collection with id ${JSON.stringify(shown)} was not found.`;
  throw new ApplicationError('notFound', 'COLLECTION_NOT_FOUND', description, { id: shown });
}

/**
 * Rejects changes of the collection of all products.
 *
 * @throws {ApplicationError} 400 `COLLECTION_IS_READ_ONLY`
 */
export function writableCollection(collection: StoredCollection): StoredCollection {
  if (collection.id !== allProductsId) return collection;
  const description = 'The collection of all products is read-only.';
  throw new ApplicationError('invalidArgument', 'COLLECTION_IS_READ_ONLY', description, { id: collection.id });
}
