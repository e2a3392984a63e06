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
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Filter operators of text fields. */
type TextOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that shipping options can be filtered and sorted by. */
export interface ShippingOptionFields {
  /** Shipping option ID. */
  _id: QueryField<string, 'BOTH', TextOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'BOTH', DateOperators>;
  /** ID of the delivery region. Superseded by `deliveryRegionIds`. */
  deliveryRegionId: QueryField<string, 'BOTH', TextOperators>;
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds: QueryField<string[], 'BOTH', '$hasSome' | '$hasAll' | '$exists'>;
  /** Estimated delivery time. */
  estimatedDeliveryTime: QueryField<string, 'BOTH', TextOperators>;
}

/** Query object for shipping options. */
export type ShippingOptionQuery = EntityQuery<ShippingOptionFields>;

/** Query builder for shipping options. */
export type ShippingOptionsQueryBuilder = QueryBuilder<ShippingOption, ShippingOptionFields>;

/** Page of shipping options. */
export type ShippingOptionsQueryResult = Page<ShippingOption>;

/** Response of `queryShippingOptions` when called with a query object. */
export interface QueryShippingOptionsResponse {
  /** Shipping options on the page. */
  shippingOptions?: ShippingOption[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryShippingOptions`. */
export interface QueryShippingOptions extends DeclaredOperation {
  /**
   * Queries shipping options with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): ShippingOptionsQueryBuilder;
  /**
   * Queries shipping options with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 shipping options per page, 50 by default.
   * @param request - Request options.
   * @returns A page of shipping options with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see GET /ecom/v1/shipping-options/query
   */
  (query: ShippingOptionQuery, request?: RequestOptions): Promise<QueryShippingOptionsResponse>;
}

/**
 * Queries shipping options. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const optionsIn = (regionId: string) =>
 *   client.shippingOptions.queryShippingOptions().hasSome('deliveryRegionIds', [regionId]).find();
 * ```
 * @see GET /ecom/v1/shipping-options/query
 */
export const queryShippingOptions = /* @__PURE__ */ queryOperation<QueryShippingOptions>({
  id: 'ecom.shippingOptions.queryShippingOptions',
  method: 'GET',
  path: '/ecom/v1/shipping-options/query',
  structuredQuery: true,
  fallback: '/ecom/v1/shipping-options/query',
  args: ['query'],
  request: { query: queryShape },
  response: { shippingOptions: shippingOptionShape },
  items: 'shippingOptions',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
