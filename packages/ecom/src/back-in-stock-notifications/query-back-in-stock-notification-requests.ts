import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
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

/** Fields that notification requests can be filtered and sorted by. */
export interface BackInStockNotificationRequestFields {
  /** Notification request ID. */
  _id: QueryField<string>;
  /** Contact ID. */
  contactId: QueryField<string>;
  /** Status. */
  status: QueryField<Status, 'BOTH', Equality>;
  /** Whether the platform sent the email. */
  autoNotified: QueryField<boolean>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** URL of the item's page. */
  itemUrl: QueryField<string>;
}

/** Query object for notification requests. */
export type BackInStockNotificationRequestQuery = EntityQuery<BackInStockNotificationRequestFields>;

/** Query builder for notification requests. */
export type RequestsQueryBuilder = QueryBuilder<BackInStockNotificationRequest, BackInStockNotificationRequestFields>;

/** Page of notification requests. */
export type RequestsQueryResult = Page<BackInStockNotificationRequest>;

/** Response of `queryBackInStockNotificationRequests` when called with a query object. */
export interface QueryBackInStockNotificationRequestsResponse {
  /** Notification requests, at most 100. */
  requests?: BackInStockNotificationRequest[];
  /** Paging metadata. */
  metadata?: PagingMetadata;
}

/** Call signatures of `queryBackInStockNotificationRequests`. */
export interface QueryBackInStockNotificationRequests extends DeclaredOperation {
  /**
   * Queries notification requests with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): RequestsQueryBuilder;
  /**
   * Queries notification requests with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 requests per page, 50 by default.
   * @param request - Request options.
   * @returns A page of notification requests with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by.
   * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests
   */
  (
    query: BackInStockNotificationRequestQuery,
    request?: RequestOptions,
  ): Promise<QueryBackInStockNotificationRequestsResponse>;
}

/**
 * Queries notification requests. Without arguments it returns a query builder, with a query object it sends the
 * request. Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const { Status } = backInStockNotifications;
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const openRequests = () =>
 *   client.backInStockNotifications
 *     .queryBackInStockNotificationRequests()
 *     .eq('status', Status.RECEIVED)
 *     .ascending('_createdDate')
 *     .find();
 * ```
 * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests
 */
export const queryBackInStockNotificationRequests =
  /* @__PURE__ */ queryOperation<QueryBackInStockNotificationRequests>({
    id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
    method: 'GET',
    path: '/back-in-stock-service/v1/back-in-stock-notification-requests',
    structuredQuery: true,
    fallback: '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
    args: ['query'],
    request: { query: queryShape },
    response: { requests: requestShape },
    items: 'requests',
    paging: 'cursor',
    repeatable: true,
  });
