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
import type { CursorPagingMetadata } from '../../commerce/responses/paging.js';
import { draftOrderShape, type DraftOrder } from '../entity/draft-order.js';
import type { EditingStatus } from '../entity/enumerations.js';

/** Fields that draft orders can be filtered by, and sorted by except for `orderId`. */
export interface DraftOrderFields {
  /** ID of the order that a draft edits. */
  orderId: QueryField<string, 'NONE', Equality | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Status. */
  status: QueryField<EditingStatus, 'BOTH', Equality>;
}

/** Query object for draft orders. */
export type DraftOrderQuery = EntityQuery<DraftOrderFields>;

/** Query builder for draft orders. */
export type DraftOrdersQueryBuilder = QueryBuilder<DraftOrder, DraftOrderFields>;

/** Page of draft orders. */
export type DraftOrdersQueryResult = Page<DraftOrder>;

/** Response of `queryDraftOrders` when called with a query object. */
export interface QueryDraftOrdersResponse {
  /** Draft orders on the page. */
  draftOrders?: DraftOrder[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryDraftOrders`. */
export interface QueryDraftOrders extends DeclaredOperation {
  /**
   * Queries draft orders with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): DraftOrdersQueryBuilder;
  /**
   * Queries draft orders with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 draft orders per page, 50 by default.
   * @param request - Request options.
   * @returns A page of draft orders with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /ecom/v1/draft-orders/query
   */
  (query: DraftOrderQuery, request?: RequestOptions): Promise<QueryDraftOrdersResponse>;
}

/**
 * Queries draft orders. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const findDrafts = (orderId: string) =>
 *   client.draftOrders.queryDraftOrders().eq('orderId', orderId).descending('_updatedDate').find();
 * ```
 * @see POST /ecom/v1/draft-orders/query
 */
export const queryDraftOrders = /* @__PURE__ */ queryOperation<QueryDraftOrders>({
  id: 'ecom.draftOrders.queryDraftOrders',
  method: 'POST',
  path: '/ecom/v1/draft-orders/query',
  args: ['query'],
  request: { query: queryShape },
  response: { draftOrders: draftOrderShape },
  items: 'draftOrders',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
