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
import { paymentRequestShape, type OrderPaymentRequest, type Status } from './payment-request.js';

/** Filter operators of IDs. */
type IdOperators = Equality | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith';

/** Fields that order payment requests can be filtered and sorted by. */
export interface OrderPaymentRequestFields {
  /** Order payment request ID. */
  _id: QueryField<string, 'NONE', IdOperators>;
  /** ID of the order. */
  orderId: QueryField<string, 'NONE', IdOperators>;
  /** ID of the payment at the payment gateway. */
  paymentGatewayOrderId: QueryField<string, 'NONE', IdOperators>;
  /** ID of the app that created the request. */
  'source.appId': QueryField<string, 'NONE', IdOperators>;
  /** ID of the record in the app. */
  'source.externalId': QueryField<string, 'NONE', IdOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Time of expiration. */
  expirationDate: QueryField<Date>;
  /** Title. */
  title: QueryField<string, 'BOTH', IdOperators>;
  /** Description. */
  description: QueryField<string, 'BOTH', IdOperators>;
  /** Number of the order. */
  orderNumber: QueryField<string, 'BOTH', IdOperators>;
  /** Status. */
  status: QueryField<Status, 'BOTH', Equality>;
  /** Amount, as a decimal string. */
  'amount.amount': QueryField<string, 'BOTH', '$eq' | '$gt' | '$gte' | '$lt' | '$lte'>;
}

/** Query object for order payment requests. */
export type OrderPaymentRequestQuery = EntityQuery<OrderPaymentRequestFields>;

/** Query builder for order payment requests. */
export type OrderPaymentRequestsQueryBuilder = QueryBuilder<OrderPaymentRequest, OrderPaymentRequestFields>;

/** Page of order payment requests. */
export type OrderPaymentRequestsQueryResult = Page<OrderPaymentRequest>;

/** Response of `queryOrderPaymentRequests` when called with a query object. */
export interface QueryOrderPaymentRequestsResponse {
  /** Order payment requests on the page. */
  orderPaymentRequests?: OrderPaymentRequest[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryOrderPaymentRequests`. */
export interface QueryOrderPaymentRequests extends DeclaredOperation {
  /**
   * Queries order payment requests with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): OrderPaymentRequestsQueryBuilder;
  /**
   * Queries order payment requests with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 order payment requests per page.
   * @param request - Request options.
   * @returns A page of order payment requests with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /ecom/v1/order-payment-requests/query
   */
  (query: OrderPaymentRequestQuery, request?: RequestOptions): Promise<QueryOrderPaymentRequestsResponse>;
}

/**
 * Queries order payment requests. Without arguments it returns a query builder, with a query object it sends the
 * request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const findUnpaid = (orderId: string) =>
 *   client.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', orderId).eq('status', 'UNPAID').find();
 * ```
 * @see POST /ecom/v1/order-payment-requests/query
 */
export const queryOrderPaymentRequests = /* @__PURE__ */ queryOperation<QueryOrderPaymentRequests>({
  id: 'ecom.orderPaymentRequests.queryOrderPaymentRequests',
  method: 'POST',
  path: '/ecom/v1/order-payment-requests/query',
  args: ['query'],
  request: { query: queryShape },
  response: { orderPaymentRequests: paymentRequestShape },
  items: 'orderPaymentRequests',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
