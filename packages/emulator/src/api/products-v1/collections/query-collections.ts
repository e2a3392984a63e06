import type { QueryFields } from '../../../kernel/query/field.js';
import { type QuerySource, runQuery } from '../../../kernel/query/run-query.js';
import { runStringQuery } from '../../../kernel/query/run-string-query.js';
import { isObject } from '../../../kernel/input/object.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { type StoredCollection, collections } from '../../../shop/catalog-v1/collection.js';
import { collectionSizes } from '../collection-sizes.js';
import { formatCollection } from '../format-collection.js';

const collectionFields: QueryFields<StoredCollection> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
]);

const sourceOf = ({ tenant }: RouteContext): QuerySource<StoredCollection> => ({
  entity: 'collection',
  fields: collectionFields,
  documents: collections(tenant).values(),
});

const formatCollections = (context: RouteContext, items: readonly StoredCollection[]): object[] => {
  const sizes = collectionSizes(context);
  return items.map((collection) => formatCollection(collection, sizes.get(collection.id) ?? 0, context.origin));
};

const queryCollections = (context: RouteContext, input: unknown): object => {
  const { items, metadata } = runQuery(sourceOf(context), isObject(input) ? input['query'] : undefined);
  return { collections: formatCollections(context, items), metadata };
};

/** Queries collections by filter, sorting and page. */
export const queryCollectionsRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'GET',
  paths: ['/v2/collections/query', '/stores-reader/v2/collections/query'],
  access: 'visitor',
  handle: (context) => queryCollections(context, context.query),
});

/** Queries collections by POST, for queries that are too long for a URL. */
export const queryCollectionsByPostRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'POST',
  paths: ['/v2/collections/query', '/stores-reader/v2/collections/query'],
  access: 'visitor',
  handle: (context) => queryCollections(context, context.body),
});

/**
 * Queries collections as the REST reference documents it, which the official client does not use: filter and sorting
 * are JSON strings, and the paging metadata differs.
 */
export const queryCollectionsByRestRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'POST',
  paths: ['/stores-reader/v1/collections/query', '/stores/v1/collections/query', '/v1/collections/query'],
  access: 'visitor',
  handle: (context) => {
    const { items, page } = runStringQuery(
      sourceOf(context),
      isObject(context.body) ? context.body['query'] : undefined,
    );
    return { collections: formatCollections(context, items), ...page };
  },
});
