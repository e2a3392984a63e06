import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type OffsetQueryBuilder,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
  type SortableBy,
} from '@cartwright/core';
import type { Collection } from './collection.js';
import { queryCollectionsSpec } from './query-collections-spec.js';

/** Fields by which collections can be filtered and sorted. */
export interface CollectionFields {
  /** Collection ID. */
  _id: QueryField<string>;
  /** Collection name. */
  name: QueryField<string>;
}

/** Fields by which collections can be sorted. */
export type CollectionSortField = SortableBy<CollectionFields, 'BOTH'>;

/** Query for collections, as an object. */
export type CollectionQuery = EntityQuery<CollectionFields>;

/** Query builder for collections. */
export type CollectionsQueryBuilder = OffsetQueryBuilder<Collection, CollectionFields>;

/** Page of collections. */
export type CollectionsQueryResult = Page<Collection>;

/** Response of `queryCollections` for a query passed as one object. */
export interface QueryCollectionsResponse {
  /** Collections of this page; at most 100. */
  collections?: Collection[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
}

/** Overloads of `queryCollections`. */
export interface QueryCollections extends DeclaredOperation {
  /**
   * Queries collections with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. No request is sent before `find()` or `items()`.
   */
  (): CollectionsQueryBuilder;
  /**
   * Queries collections with a query passed as one object.
   *
   * @param query - Filter, sort and paging. At most 100 collections per page, 50 by default.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns One page of collections, with its paging metadata.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @see GET /v2/collections/query
   */
  (query: CollectionQuery, request?: RequestOptions): Promise<QueryCollectionsResponse>;
}

/**
 * Queries collections. Without arguments it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { collections } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { collections } });
 * const page = await client.collections.queryCollections().ascending('name').limit(20).find();
 * export const collectionNames = page.items.map(({ name }) => name);
 * ```
 * @see GET /v2/collections/query
 */
export const queryCollections = /* @__PURE__ */ queryOperation<QueryCollections>(queryCollectionsSpec);
