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
import type { PlatformPagingMetadata } from '../commerce/responses/paging.js';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';
import type { Status } from './enumerations.js';

/** Fields that `queryAbandonedCheckouts` filters and sorts by. */
export interface AbandonedCheckoutFields {
  /** Abandoned checkout ID. */
  _id: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Status. */
  status: QueryField<Status, 'BOTH', Equality>;
  /** Visitor ID of the buyer. */
  'buyerInfo.visitorId': QueryField<string>;
  /** Member ID of the buyer. */
  'buyerInfo.memberId': QueryField<string>;
  /** User ID of the buyer. */
  'buyerInfo.userId': QueryField<string>;
  /** Contact ID of the buyer. */
  'buyerInfo.contactId': QueryField<string>;
  /** Email address of the buyer. */
  'buyerInfo.email': QueryField<string>;
}

/** Query object for abandoned checkouts. */
export type AbandonedCheckoutQuery = EntityQuery<AbandonedCheckoutFields>;

/** Query builder for abandoned checkouts. */
export type AbandonedCheckoutsQueryBuilder = QueryBuilder<AbandonedCheckout, AbandonedCheckoutFields>;

/** Page of abandoned checkouts. */
export type AbandonedCheckoutsQueryResult = Page<AbandonedCheckout>;

/** Response of `queryAbandonedCheckouts` when called with a query object. */
export interface QueryAbandonedCheckoutsResponse {
  /** Abandoned checkouts on the page. Deprecated by the platform: use `abandonedCheckouts`. */
  results?: AbandonedCheckout[];
  /** Abandoned checkouts on the page. */
  abandonedCheckouts?: AbandonedCheckout[];
  /** Cursors and count of the page. */
  metadata?: PlatformPagingMetadata;
}

/** Call signatures of `queryAbandonedCheckouts`. */
export interface QueryAbandonedCheckouts extends DeclaredOperation {
  /**
   * Queries abandoned checkouts with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): AbandonedCheckoutsQueryBuilder;
  /**
   * Queries abandoned checkouts with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 abandoned checkouts per page.
   * @param request - Request options.
   * @returns A page of abandoned checkouts with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /ecom/v1/abandoned-checkout/query
   */
  (query: AbandonedCheckoutQuery, request?: RequestOptions): Promise<QueryAbandonedCheckoutsResponse>;
}

/**
 * Queries abandoned checkouts. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires the identity of an app.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const findAbandoned = () =>
 *   client.abandonedCheckouts.queryAbandonedCheckouts().eq('status', 'ABANDONED').descending('_createdDate').find();
 * ```
 * @see POST /ecom/v1/abandoned-checkout/query
 */
export const queryAbandonedCheckouts = /* @__PURE__ */ queryOperation<QueryAbandonedCheckouts>({
  id: 'ecom.abandonedCheckouts.queryAbandonedCheckouts',
  method: 'POST',
  path: '/ecom/v1/abandoned-checkout/query',
  args: ['query'],
  request: { query: queryShape },
  response: { results: abandonedCheckoutShape, abandonedCheckouts: abandonedCheckoutShape },
  items: 'abandonedCheckouts',
  paging: 'cursor',
  repeatable: true,
});
