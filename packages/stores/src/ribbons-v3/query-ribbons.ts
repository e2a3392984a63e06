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
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { ribbonShape } from '../catalog-v3/ribbon.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** Fields that ribbons can be filtered and sorted by. */
export interface RibbonFields {
  /** ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Name. */
  name: QueryField<string>;
}

/** Query for ribbons, as an object. */
export type RibbonQuery = EntityQuery<RibbonFields>;

/** Query builder for ribbons. */
export type RibbonsQueryBuilder<Field = RequestedFields> = QueryBuilder<RibbonWith<Field>, RibbonFields>;

/** Page of ribbons. */
export type RibbonsQueryResult<Field = RequestedFields> = Page<RibbonWith<Field>>;

/** Options for `queryRibbons`. */
export type QueryRibbonsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `queryRibbons` for a query object. */
export interface QueryRibbonsResponse<Field = RequestedFields> {
  /** Ribbons of the page. */
  ribbons?: RibbonWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryRibbons`. */
export interface QueryRibbons extends DeclaredOperation {
  /**
   * Queries ribbons with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(options?: QueryRibbonsOptions<Field>): RibbonsQueryBuilder<Field>;
  /**
   * Queries ribbons with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 ribbons per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see POST /stores/v3/ribbons/query
   */
  <const Field extends RequestedFields = never>(
    query: RibbonQuery,
    options?: QueryRibbonsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryRibbonsResponse<Field>>;
}

/**
 * Queries ribbons. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const allRibbons = () => client.ribbonsV3.queryRibbons({ fields: ['ASSIGNED_PRODUCT_COUNT'] }).ascending('name').find();
 *
 * export const findByName = async (name: string) =>
 *   (await client.ribbonsV3.queryRibbons({ filter: { name } })).ribbons?.[0];
 * ```
 * @see POST /stores/v3/ribbons/query
 */
export const queryRibbons = /* @__PURE__ */ queryOperation<QueryRibbons>({
  id: 'stores.ribbonsV3.queryRibbons',
  method: 'POST',
  path: '/stores/v3/ribbons/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { ribbons: ribbonShape },
  items: 'ribbons',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
