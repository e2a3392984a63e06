import {
  queryCodec,
  queryOperation,
  type EntityQuery,
  type OffsetQueryBuilder,
  type OperationSpec,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
  type SortableBy,
} from '@cartwright/core';
import { collectionShape, type Collection } from './collection.js';

/** The fields that collections can be found and sorted by. */
export interface CollectionFields {
  /** The collection's id. */
  _id: QueryField<string>;
  /** Its name. */
  name: QueryField<string>;
}

/** The fields that collections can be sorted by. */
export type CollectionSortField = SortableBy<CollectionFields, 'BOTH'>;

/** A query for collections as one object. */
export type CollectionQuery = EntityQuery<CollectionFields>;

/** A query for collections, built step by step. */
export type CollectionsQueryBuilder = OffsetQueryBuilder<Collection, CollectionFields>;

/** A page of collections. */
export type CollectionsQueryResult = Page<Collection>;

/** The answer of `queryCollections` to a query that is one object. */
export interface QueryCollectionsResponse {
  /** The collections; at most 100. */
  collections?: Collection[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
}

/** The two forms of `queryCollections`. */
export interface QueryCollections {
  /**
   * Finds collections: chain conditions to the returned builder, then call `find()`.
   *
   * @returns A builder of queries for collections. Nothing is sent before `find()` or `items()`.
   * @see GET /v2/collections/query
   */
  (): CollectionsQueryBuilder;
  /**
   * Finds collections by a query that is one object.
   *
   * @param query - Filter, sort and paging. At most 100 collections a page, 50 by default.
   * @param request - Options of the call.
   * @returns The collections of one page, and the paging metadata.
   * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by.
   * @see GET /v2/collections/query
   */
  (query: CollectionQuery, request?: RequestOptions): Promise<QueryCollectionsResponse>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/**
 * Finds collections. Without a query it begins one: chain conditions, then call `find()`. With a query that is one
 * object it sends it.
 *
 * @param query - Filter, sort and paging. At most 100 collections a page; 50 when nothing is said.
 * @returns The builder, or the answer.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { collections } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { collections } });
 * const page = await client.collections.queryCollections().ascending('name').limit(20).find();
 * export const names = page.items.map(({ name }) => name);
 * ```
 * @see GET /v2/collections/query
 */
export const queryCollections: QueryCollections = /* @__PURE__ */ queryOperation<
  CollectionsQueryBuilder,
  CollectionQuery,
  QueryCollectionsResponse
>({
  id: 'stores.collections.queryCollections',
  method: 'GET',
  path: '/v2/collections/query',
  structuredQuery: true,
  fallback: '/v2/collections/query',
  input: (query) => ({ query }),
  request: { query: queryCodec },
  response: { collections: collectionShape },
  items: 'collections',
  paging: 'offset',
  repeatable: true,
});
