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
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Filter operators of text fields. */
type TextOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that delivery profiles can be filtered and sorted by. */
export interface DeliveryProfileFields {
  /** Delivery profile ID. */
  _id: QueryField<string, 'BOTH', TextOperators>;
  /** Name. */
  name: QueryField<string, 'BOTH', TextOperators>;
  /** Whether it is the default profile. */
  default: QueryField<boolean, 'BOTH', '$eq' | '$ne' | '$exists'>;
  /** ID of the app that created the profile. */
  'createdBy.appId': QueryField<string, 'BOTH', TextOperators>;
  /** ID of the user who created the profile. */
  'createdBy.userId': QueryField<string, 'BOTH', TextOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'BOTH', DateOperators>;
}

/** Query object for delivery profiles. */
export type DeliveryProfileQuery = EntityQuery<DeliveryProfileFields>;

/** Query builder for delivery profiles. */
export type DeliveryProfilesQueryBuilder = QueryBuilder<DeliveryProfile, DeliveryProfileFields>;

/** Page of delivery profiles. */
export type DeliveryProfilesQueryResult = Page<DeliveryProfile>;

/** Response of `queryDeliveryProfiles` when called with a query object. */
export interface QueryDeliveryProfilesResponse {
  /** Delivery profiles on the page. */
  deliveryProfiles?: DeliveryProfile[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryDeliveryProfiles`. */
export interface QueryDeliveryProfiles extends DeclaredOperation {
  /**
   * Queries delivery profiles with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): DeliveryProfilesQueryBuilder;
  /**
   * Queries delivery profiles with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 delivery profiles per page, 50 by default.
   * @param request - Request options.
   * @returns A page of delivery profiles with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see GET /ecom/v1/delivery-profiles/query
   */
  (query: DeliveryProfileQuery, request?: RequestOptions): Promise<QueryDeliveryProfilesResponse>;
}

/**
 * Queries delivery profiles. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const deliveryRegions = async () => {
 *   const { items } = await client.deliveryProfile.queryDeliveryProfiles().eq('default', true).find();
 *   return items[0]?.deliveryRegions ?? [];
 * };
 * ```
 * @see GET /ecom/v1/delivery-profiles/query
 */
export const queryDeliveryProfiles = /* @__PURE__ */ queryOperation<QueryDeliveryProfiles>({
  id: 'ecom.deliveryProfile.queryDeliveryProfiles',
  method: 'GET',
  path: '/ecom/v1/delivery-profiles/query',
  structuredQuery: true,
  fallback: '/ecom/v1/delivery-profiles/query',
  args: ['query'],
  request: { query: queryShape },
  response: { deliveryProfiles: deliveryProfileShape },
  items: 'deliveryProfiles',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
