import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { storesLocationShape, type LocationType, type StoresLocation } from './stores-location.js';

/** Fields that locations can be filtered and sorted by. */
export interface StoresLocationFields {
  /** Location ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** ID of the business location. Filter only. */
  wixLocationId: QueryField<string, 'NONE'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Whether it is the default location. */
  defaultLocation: QueryField<boolean>;
  /** Type of the location. */
  locationType: QueryField<LocationType, 'BOTH', Equality>;
  /** Location name. */
  name: QueryField<string>;
}

/** Query for locations, as an object. */
export type StoresLocationQuery = EntityQuery<StoresLocationFields>;

/** Query builder for locations. */
export type StoresLocationsQueryBuilder = QueryBuilder<StoresLocation, StoresLocationFields>;

/** Page of locations. */
export type StoresLocationsQueryResult = Page<StoresLocation>;

/** Response of `queryStoresLocations` for a query object. */
export interface QueryStoresLocationsResponse {
  /** Locations of the page. */
  storesLocations?: StoresLocation[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryStoresLocations`. */
export interface QueryStoresLocations extends DeclaredOperation {
  /**
   * Queries locations with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (): StoresLocationsQueryBuilder;
  /**
   * Queries locations with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 locations per page, 50 by default with the query builder.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see POST /stores/v3/locations/query
   */
  (query: StoresLocationQuery, request?: RequestOptions): Promise<QueryStoresLocationsResponse>;
}

/**
 * Queries locations. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { storesLocationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { storesLocationsV3 } });
 *
 * export const shops = () => client.storesLocationsV3.queryStoresLocations().eq('locationType', 'PHYSICAL').ascending('name').find();
 *
 * export const findLocation = async (wixLocationId: string) =>
 *   (await client.storesLocationsV3.queryStoresLocations({ filter: { wixLocationId } })).storesLocations?.[0];
 * ```
 * @see POST /stores/v3/locations/query
 */
export const queryStoresLocations = /* @__PURE__ */ queryOperation<QueryStoresLocations>({
  id: 'stores.storesLocationsV3.queryStoresLocations',
  method: 'POST',
  path: '/stores/v3/locations/query',
  args: ['query'],
  request: { query: queryShape },
  response: { storesLocations: storesLocationShape },
  items: 'storesLocations',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
