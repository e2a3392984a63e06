import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import { pickupLocationShape, type PickupLocation } from './pickup-location.js';

/** Filter operators of text fields. */
type TextOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that pickup locations can be filtered by. */
export interface PickupLocationFields {
  /** Time of creation. */
  _createdDate: QueryField<Date, 'NONE', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'NONE', DateOperators>;
  /** Name. */
  name: QueryField<string, 'NONE', TextOperators>;
  /** Country of the address (ISO 3166-1 alpha-2). */
  'address.country': QueryField<string, 'NONE', TextOperators>;
  /** Subdivision of the address (ISO 3166-2). */
  'address.subdivision': QueryField<string, 'NONE', TextOperators>;
  /** City of the address. */
  'address.city': QueryField<string, 'NONE', TextOperators>;
  /** IDs of the delivery regions that offer the location. */
  deliveryRegionIds: QueryField<string[], 'NONE', '$hasSome' | '$hasAll' | '$exists'>;
}

/** Query object for pickup locations. */
export type PickupLocationQuery = EntityQuery<PickupLocationFields>;

/** Query builder for pickup locations. */
export type PickupLocationsQueryBuilder = QueryBuilder<PickupLocation, PickupLocationFields>;

/** Page of pickup locations. */
export type PickupLocationsQueryResult = Page<PickupLocation>;

/** Response of `queryPickupLocation` when called with a query object. */
export interface QueryPickupLocationResponse {
  /** Pickup locations on the page. */
  pickupLocations?: PickupLocation[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryPickupLocation`. */
export interface QueryPickupLocation extends DeclaredOperation {
  /**
   * Queries pickup locations with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): PickupLocationsQueryBuilder;
  /**
   * Queries pickup locations with a query object.
   *
   * @param query - Filter and paging. At most 100 pickup locations per page, 50 by default.
   * @param request - Request options.
   * @returns A page of pickup locations with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered by, 403 if the caller lacks the permission.
   * @see POST /v1/pickup-locations/query
   */
  (query: PickupLocationQuery, request?: RequestOptions): Promise<QueryPickupLocationResponse>;
}

/**
 * Queries pickup locations. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { pickupLocations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { pickupLocations } });
 *
 * export const findIn = (city: string) => client.pickupLocations.queryPickupLocation().eq('address.city', city).find();
 * ```
 * @see POST /v1/pickup-locations/query
 */
export const queryPickupLocation = /* @__PURE__ */ queryOperation<QueryPickupLocation>({
  id: 'ecom.pickupLocations.queryPickupLocation',
  method: 'POST',
  path: '/v1/pickup-locations/query',
  args: ['query'],
  request: { query: queryShape },
  response: { pickupLocations: pickupLocationShape },
  items: 'pickupLocations',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
