import { type RouteContext, route } from '../../http/route.js';
import { isObject } from '../../input/index.js';
import { type QueryFields, runQuery } from '../../query/index.js';
import { type StoredCollection, collections } from '../collection.js';
import { collectionSizes } from '../collection-sizes.js';
import { wireCollection } from '../wire-collection.js';

const collectionFields: QueryFields<StoredCollection> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
]);

const answer = (context: RouteContext, input: unknown): object => {
  const source = { entity: 'collection', fields: collectionFields, documents: collections(context.tenant).values() };
  const { items, metadata } = runQuery(source, isObject(input) ? input['query'] : undefined);
  const sizes = collectionSizes(context);
  return {
    collections: items.map((collection) => wireCollection(collection, sizes.get(collection.id) ?? 0, context.origin)),
    metadata,
  };
};

const paths = ['/v2/collections/query', '/stores-reader/v2/collections/query'];

/** Finds collections by filter, in order, by pages. */
export const queryCollectionsRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'GET',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.query),
});

/** The same for queries that are too long for an address. */
export const queryCollectionsByPostRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'POST',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.body),
});
