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
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import type { JurisdictionType } from '../commerce/tax/tax.js';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Filter operators of text fields. */
type TextOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that manual tax mappings can be filtered and sorted by. */
export interface ManualTaxMappingFields {
  /** Manual tax mapping ID. */
  _id: QueryField<string, 'BOTH', TextOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Tax group ID. */
  taxGroupId: QueryField<string, 'NONE', TextOperators>;
  /** Tax region ID. */
  taxRegionId: QueryField<string, 'NONE', TextOperators>;
  /** Tax rate. */
  taxRate: QueryField<string, 'BOTH', TextOperators>;
  /** Description. */
  description: QueryField<string, 'NONE', TextOperators>;
  /** Tax type. */
  taxType: QueryField<string, 'BOTH', TextOperators>;
  /** Tax name. */
  taxName: QueryField<string, 'BOTH', TextOperators>;
  /** Jurisdiction name. */
  jurisdiction: QueryField<string, 'BOTH', TextOperators>;
  /** Jurisdiction level. */
  jurisdictionType: QueryField<JurisdictionType, 'BOTH', Equality>;
  /** ID of a tax exempt group with its own rate. */
  'exemptRates.taxExemptGroupId': QueryField<string, 'NONE', TextOperators>;
}

/** Query object for manual tax mappings. */
export type ManualTaxMappingQuery = EntityQuery<ManualTaxMappingFields>;

/** Query builder for manual tax mappings. */
export type ManualTaxMappingsQueryBuilder = QueryBuilder<ManualTaxMapping, ManualTaxMappingFields>;

/** Page of manual tax mappings. */
export type ManualTaxMappingsQueryResult = Page<ManualTaxMapping>;

/** Response of `queryManualTaxMappings` when called with a query object. */
export interface QueryManualTaxMappingsResponse {
  /** Manual tax mappings on the page. */
  manualTaxMappings?: ManualTaxMapping[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryManualTaxMappings`. */
export interface QueryManualTaxMappings extends DeclaredOperation {
  /**
   * Queries manual tax mappings with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): ManualTaxMappingsQueryBuilder;
  /**
   * Queries manual tax mappings with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 manual tax mappings per page, 50 by default.
   * @param request - Request options.
   * @returns A page of manual tax mappings with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see GET /billing/v1/manual-tax-mappings/query
   */
  (query: ManualTaxMappingQuery, request?: RequestOptions): Promise<QueryManualTaxMappingsResponse>;
}

/**
 * Queries manual tax mappings. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const ratesIn = (taxRegionId: string) =>
 *   client.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', taxRegionId).find();
 * ```
 * @see GET /billing/v1/manual-tax-mappings/query
 */
export const queryManualTaxMappings = /* @__PURE__ */ queryOperation<QueryManualTaxMappings>({
  id: 'ecom.manualTaxMappings.queryManualTaxMappings',
  method: 'GET',
  path: '/billing/v1/manual-tax-mappings/query',
  structuredQuery: true,
  fallback: '/billing/v1/manual-tax-mappings/query',
  args: ['query'],
  request: { query: queryShape },
  response: { manualTaxMappings: manualTaxMappingShape },
  items: 'manualTaxMappings',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
