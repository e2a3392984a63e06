import { queryShape, type QuerySpec } from '@cartwright/core';
import { collectionShape } from './collection.js';

/** Declaration of `queryCollections`, with a query builder or as one of the queries of `find/`. */
export const queryCollectionsSpec = {
  id: 'stores.collections.queryCollections',
  method: 'GET',
  path: '/v2/collections/query',
  structuredQuery: true,
  fallback: '/v2/collections/query',
  args: ['query'],
  request: { query: queryShape },
  response: { collections: collectionShape },
  items: 'collections',
  paging: 'offset',
  repeatable: true,
} as const satisfies QuerySpec;
