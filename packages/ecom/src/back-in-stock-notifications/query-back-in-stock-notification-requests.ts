import {
  queryCodec,
  queryOperation,
  type EntityQuery,
  type Equality,
  type OperationSpec,
  type Page,
  type PagingMetadata,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import {
  requestShape,
  type BackInStockNotificationRequest,
  type Status,
} from './back-in-stock-notification-request.js';

/** The fields that requests can be found and sorted by. */
export interface BackInStockNotificationRequestFields {
  /** The request's id. */
  _id: QueryField<string>;
  /** The contact who waits. */
  contactId: QueryField<string>;
  /** How far it has come. */
  status: QueryField<Status, 'BOTH', Equality>;
  /** Whether the platform sent the mail. */
  autoNotified: QueryField<boolean>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** The item's page. */
  itemUrl: QueryField<string>;
}

/** A query for requests as one object. */
export type BackInStockNotificationRequestQuery = EntityQuery<BackInStockNotificationRequestFields>;

/** A query for requests, built step by step. */
export type RequestsQueryBuilder = QueryBuilder<BackInStockNotificationRequest, BackInStockNotificationRequestFields>;

/** A page of requests. */
export type RequestsQueryResult = Page<BackInStockNotificationRequest>;

/** The answer of `queryBackInStockNotificationRequests` to a query that is one object. */
export interface QueryBackInStockNotificationRequestsResponse {
  /** The requests; at most 100. */
  requests?: BackInStockNotificationRequest[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
}

/** The two forms of `queryBackInStockNotificationRequests`. */
export interface QueryBackInStockNotificationRequests {
  /**
   * Finds back-in-stock notification requests: chain conditions to the returned builder, then call `find()`.
   *
   * @returns A builder of queries for requests. Nothing is sent before `find()` or `items()`.
   * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests
   */
  (): RequestsQueryBuilder;
  /**
   * Finds back-in-stock notification requests by a query that is one object.
   *
   * @param query - Filter, sort and paging. At most 100 requests a page, 50 by default.
   * @param request - Options of the call.
   * @returns The requests of one page, and the paging metadata.
   * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by.
   * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests
   */
  (
    query: BackInStockNotificationRequestQuery,
    request?: RequestOptions,
  ): Promise<QueryBackInStockNotificationRequestsResponse>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/**
 * Finds requests. Without a query it begins one: chain conditions, then call `find()`. With a query that is one object
 * it sends it. For merchants.
 *
 * @param query - Filter, sort and paging. At most 100 requests a page; 50 when nothing is said.
 * @returns The builder, or the answer.
 * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const { Status } = backInStockNotifications;
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const waiting = () =>
 *   client.backInStockNotifications
 *     .queryBackInStockNotificationRequests()
 *     .eq('status', Status.RECEIVED)
 *     .ascending('_createdDate')
 *     .find();
 * ```
 * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests
 */
export const queryBackInStockNotificationRequests: QueryBackInStockNotificationRequests =
  /* @__PURE__ */ queryOperation<
    RequestsQueryBuilder,
    BackInStockNotificationRequestQuery,
    QueryBackInStockNotificationRequestsResponse
  >({
    id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
    method: 'GET',
    path: '/back-in-stock-service/v1/back-in-stock-notification-requests',
    structuredQuery: true,
    fallback: '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
    input: (query) => ({ query }),
    request: { query: queryCodec },
    response: { requests: requestShape },
    items: 'requests',
    paging: 'cursor',
    repeatable: true,
  });
