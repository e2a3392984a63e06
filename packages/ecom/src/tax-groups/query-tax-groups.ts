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
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Filter operators of dates. */
type DateOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Fields that tax groups can be filtered and sorted by. */
export interface TaxGroupFields {
  /** Tax group ID. */
  _id: QueryField<string, 'BOTH', Equality>;
  /** Name. */
  name: QueryField<string, 'BOTH', Equality>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', DateOperators>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date, 'BOTH', DateOperators>;
}

/** Query object for tax groups. */
export type TaxGroupQuery = EntityQuery<TaxGroupFields>;

/** Query builder for tax groups. */
export type TaxGroupsQueryBuilder = QueryBuilder<TaxGroup, TaxGroupFields>;

/** Page of tax groups. */
export type TaxGroupsQueryResult = Page<TaxGroup>;

/** Response of `queryTaxGroups` when called with a query object. */
export interface QueryTaxGroupsResponse {
  /** Tax groups on the page. */
  taxGroups?: TaxGroup[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryTaxGroups`. */
export interface QueryTaxGroups extends DeclaredOperation {
  /**
   * Queries tax groups with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): TaxGroupsQueryBuilder;
  /**
   * Queries tax groups with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 tax groups per page, 50 by default.
   * @param request - Request options.
   * @returns A page of tax groups with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /billing/v1/tax-groups/query
   */
  (query: TaxGroupQuery, request?: RequestOptions): Promise<QueryTaxGroupsResponse>;
}

/**
 * Queries tax groups. Without arguments it returns a query builder, with a query object it sends the request. Requires
 * a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const groupNamed = (name: string) => client.taxGroups.queryTaxGroups().eq('name', name).find();
 * ```
 * @see POST /billing/v1/tax-groups/query
 */
export const queryTaxGroups = /* @__PURE__ */ queryOperation<QueryTaxGroups>({
  id: 'ecom.taxGroups.queryTaxGroups',
  method: 'POST',
  path: '/billing/v1/tax-groups/query',
  args: ['query'],
  request: { query: queryShape },
  response: { taxGroups: taxGroupShape },
  items: 'taxGroups',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
