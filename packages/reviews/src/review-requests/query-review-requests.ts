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
import type { Cursors } from '../shared/paging.js';
import type { CommunicationChannel, IdentityType, ReviewRequestStatus } from './enumerations.js';
import { reviewRequestShape, type ReviewRequest } from './review-request.js';

type Listed = '$eq' | '$ne' | '$in';
type Compared = Listed | '$gt' | '$gte' | '$lt' | '$lte';

/** Fields that review requests can be filtered and sorted by. */
export interface ReviewRequestFields {
  /** Review request ID. Filter only. */
  _id: QueryField<string, 'NONE', Listed>;
  /** Namespace of the items. Filter only. */
  namespace: QueryField<string, 'NONE', Listed>;
  /** Channel. Filter only. */
  communicationChannel: QueryField<CommunicationChannel, 'NONE', Listed>;
  /** Contact ID of the recipient. Filter only. */
  'recipient.contactId': QueryField<string, 'NONE', Listed>;
  /** App that created the request. Filter only. */
  'requestedBy.appId': QueryField<string, 'NONE', Listed>;
  /** Type of the identity that created the request. Filter only. */
  'requestedBy.identityType': QueryField<IdentityType, 'NONE', Listed>;
  /** Merchant who created the request. Filter only. */
  'requestedBy.wixUserId': QueryField<string, 'NONE', Listed>;
  /** IDs of the items. Filter only. */
  'items.catalogItemId': QueryField<string[], 'NONE', Listed | '$hasAll' | '$hasSome'>;
  /** IDs of the reviews that the recipient wrote. Filter only. */
  'items.reviewId': QueryField<string[], 'NONE', Listed | '$hasAll' | '$hasSome' | '$exists'>;
  /** Automation that created the request. Filter only. */
  automationActivationId: QueryField<string, 'NONE', Listed | '$exists'>;
  /** Order ID. Filter only. */
  'order._id': QueryField<string, 'NONE', Listed | '$exists'>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', Compared>;
  /** Time when the request was or will be sent. */
  sendDate: QueryField<Date, 'BOTH', Compared>;
  /** Status. */
  status: QueryField<ReviewRequestStatus, 'BOTH', Listed>;
}

/** Query for review requests, as an object. */
export type ReviewRequestQuery = EntityQuery<ReviewRequestFields>;

/** Query builder for review requests. */
export type ReviewRequestsQueryBuilder = QueryBuilder<ReviewRequest, ReviewRequestFields>;

/** Page of review requests. */
export type ReviewRequestsQueryResult = Page<ReviewRequest>;

/** Paging metadata of a query for review requests. */
export interface CursorPagingMetadata {
  /** Number of review requests on the page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is a next page. */
  hasNext?: boolean | null;
}

/** Response of `queryReviewRequests` for a query object. */
export interface QueryReviewRequestsResponse {
  /** Review requests of the page. */
  reviewRequests?: ReviewRequest[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryReviewRequests`. */
export interface QueryReviewRequests extends DeclaredOperation {
  /**
   * Queries review requests with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (): ReviewRequestsQueryBuilder;
  /**
   * Queries review requests with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 review requests per page, 50 by default.
   * @param request - Request options.
   * @returns One page of review requests, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 403 if the caller is a visitor or member.
   * @see POST /reviews/v2/review-requests/query
   */
  (query: ReviewRequestQuery, request?: RequestOptions): Promise<QueryReviewRequestsResponse>;
}

/**
 * Queries review requests. Without a query it returns a query builder: chain conditions, then call `find()`. With a
 * query object it sends the request. Sorted by creation, oldest first, by default. Requires a merchant identity.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const scheduled = () =>
 *   client.reviewRequests.queryReviewRequests().eq('status', 'SCHEDULED').ascending('sendDate').find();
 * ```
 * @see POST /reviews/v2/review-requests/query
 */
export const queryReviewRequests = /* @__PURE__ */ queryOperation<QueryReviewRequests>({
  id: 'reviews.reviewRequests.queryReviewRequests',
  method: 'POST',
  path: '/reviews/v2/review-requests/query',
  args: ['query'],
  request: { query: queryShape },
  response: { reviewRequests: reviewRequestShape },
  items: 'reviewRequests',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
