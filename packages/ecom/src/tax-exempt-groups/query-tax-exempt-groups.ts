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
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** Fields that tax exempt groups can be filtered and sorted by. */
export interface TaxExemptGroupFields {
  /** Tax exempt group ID. */
  _id: QueryField<string>;
  /** Name. */
  name: QueryField<string>;
}

/** Query object for tax exempt groups. */
export type TaxExemptGroupQuery = EntityQuery<TaxExemptGroupFields>;

/** Query builder for tax exempt groups. */
export type TaxExemptGroupsQueryBuilder = QueryBuilder<TaxExemptGroup, TaxExemptGroupFields>;

/** Page of tax exempt groups. */
export type TaxExemptGroupsQueryResult = Page<TaxExemptGroup>;

/** Response of `queryTaxExemptGroups` when called with a query object. */
export interface QueryTaxExemptGroupsResponse {
  /** Manual tax mappings on the page. */
  taxExemptGroups?: TaxExemptGroup[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryTaxExemptGroups`. */
export interface QueryTaxExemptGroups extends DeclaredOperation {
  /**
   * Queries tax exempt groups with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): TaxExemptGroupsQueryBuilder;
  /**
   * Queries tax exempt groups with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 tax exempt groups per page, 50 by default.
   * @param request - Request options.
   * @returns A page of tax exempt groups with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see GET /billing/v1/tax-exempt-groups/query
   */
  (query: TaxExemptGroupQuery, request?: RequestOptions): Promise<QueryTaxExemptGroupsResponse>;
}

/**
 * Queries tax exempt groups. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const findGroup = (name: string) => client.taxExemptGroups.queryTaxExemptGroups().eq('name', name).find();
 * ```
 * @see GET /billing/v1/tax-exempt-groups/query
 */
export const queryTaxExemptGroups = /* @__PURE__ */ queryOperation<QueryTaxExemptGroups>({
  id: 'ecom.taxExemptGroups.queryTaxExemptGroups',
  method: 'GET',
  path: '/billing/v1/tax-exempt-groups/query',
  structuredQuery: true,
  fallback: '/billing/v1/tax-exempt-groups/query',
  args: ['query'],
  request: { query: queryShape },
  response: { taxExemptGroups: taxExemptGroupShape },
  items: 'taxExemptGroups',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
