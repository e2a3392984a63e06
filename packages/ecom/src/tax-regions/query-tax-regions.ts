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
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Filter operators of text fields. */
type TextOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that tax regions can be filtered and sorted by. */
export interface TaxRegionFields {
  /** Tax region ID. */
  _id: QueryField<string, 'BOTH', TextOperators>;
  /** Country, as a two-letter ISO 3166-1 code. */
  country: QueryField<string, 'BOTH', TextOperators>;
  /** Subdivision. */
  subdivision: QueryField<string, 'BOTH', TextOperators>;
  /** ID of the app that calculates tax. */
  appId: QueryField<string, 'BOTH', TextOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'BOTH', DateOperators>;
}

/** Query object for tax regions. */
export type TaxRegionQuery = EntityQuery<TaxRegionFields>;

/** Query builder for tax regions. */
export type TaxRegionsQueryBuilder = QueryBuilder<TaxRegion, TaxRegionFields>;

/** Page of tax regions. */
export type TaxRegionsQueryResult = Page<TaxRegion>;

/** Response of `queryTaxRegions` when called with a query object. */
export interface QueryTaxRegionsResponse {
  /** Tax regions on the page. */
  taxRegions?: TaxRegion[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryTaxRegions`. */
export interface QueryTaxRegions extends DeclaredOperation {
  /**
   * Queries tax regions with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): TaxRegionsQueryBuilder;
  /**
   * Queries tax regions with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 tax regions per page, 50 by default.
   * @param request - Request options.
   * @returns A page of tax regions with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /billing/v1/tax-regions/query
   */
  (query: TaxRegionQuery, request?: RequestOptions): Promise<QueryTaxRegionsResponse>;
}

/**
 * Queries tax regions. Without arguments it returns a query builder, with a query object it sends the request. Requires
 * a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const getRegions = (country: string) => client.taxRegions.queryTaxRegions().eq('country', country).find();
 * ```
 * @see POST /billing/v1/tax-regions/query
 */
export const queryTaxRegions = /* @__PURE__ */ queryOperation<QueryTaxRegions>({
  id: 'ecom.taxRegions.queryTaxRegions',
  method: 'POST',
  path: '/billing/v1/tax-regions/query',
  args: ['query'],
  request: { query: queryShape },
  response: { taxRegions: taxRegionShape },
  items: 'taxRegions',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
