import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { Cursors } from '../shared/paging.js';
import type { ModerationModerationStatus, OriginType } from './enumerations.js';
import { queryReviewsSpec } from './query-reviews-spec.js';
import type { Review } from './review.js';

type Listed = '$eq' | '$ne' | '$in';
type Compared = Listed | '$gt' | '$gte' | '$lt' | '$lte';

/** Fields that reviews can be filtered and sorted by. */
export interface ReviewFields {
  /** Review ID. Filter only. */
  _id: QueryField<string, 'NONE', Listed>;
  /** Namespace of the entity. Filter only. */
  namespace: QueryField<string, 'NONE', Listed>;
  /** ID of the reviewed entity. Filter only. */
  entityId: QueryField<string, 'NONE', Listed>;
  /** Contact ID of the author. Filter only. */
  'author.contactId': QueryField<string, 'NONE', Listed>;
  /** Moderation status. Filter only. */
  'moderation.moderationStatus': QueryField<ModerationModerationStatus, 'NONE', Listed>;
  /** Time of creation. */
  _createdDate: QueryField<Date, 'BOTH', Compared>;
  /** Rating from 1 to 5. */
  'content.rating': QueryField<number, 'BOTH', Compared>;
  /** Number of shoppers who found the review helpful, minus those who did not. */
  helpfulness: QueryField<number, 'BOTH', Compared>;
  /** Relevance calculated by the platform. */
  relevanceScore: QueryField<number, 'BOTH', Compared>;
  /** Type of origin. */
  'origin.type': QueryField<OriginType, 'BOTH', '$eq' | '$ne'>;
  /** Whether the author bought the entity. */
  verified: QueryField<boolean, 'BOTH', '$eq' | '$ne'>;
}

/** Query for reviews, as an object. */
export type ReviewQuery = EntityQuery<ReviewFields>;

/** Query builder for reviews. */
export type ReviewsQueryBuilder = QueryBuilder<Review, ReviewFields>;

/** Page of reviews. */
export type ReviewsQueryResult = Page<Review>;

/** Options for `queryReviews`. */
export interface QueryReviewsOptions {
  /**
   * Whether to return reviews that are not published, too. Requires a merchant identity.
   *
   * @default false
   */
  returnPrivateReviews?: boolean;
}

/** Paging metadata of a query for reviews. */
export interface PagingMetadataV2 {
  /** Number of reviews on the page. */
  count?: number | null;
  /** Offset of the request. Absent with cursors. */
  offset?: number | null;
  /** Number of matching reviews. Absent with cursors. */
  total?: number | null;
  /** Whether there are too many reviews to count. */
  tooManyToCount?: boolean | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
}

/** Response of `queryReviews` for a query object. */
export interface QueryReviewsResponse {
  /** Reviews of the page. */
  reviews?: Review[];
  /** Cursors of the page. */
  metadata?: PagingMetadataV2;
}

/** Call signatures of `queryReviews`. */
export interface QueryReviews extends DeclaredOperation {
  /**
   * Queries reviews with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Whether to return reviews that are not published.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (options?: QueryReviewsOptions): ReviewsQueryBuilder;
  /**
   * Queries reviews with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 reviews per page, 50 by default.
   * @param options - Whether to return reviews that are not published.
   * @param request - Request options.
   * @returns One page of reviews, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 403 for `returnPrivateReviews` without a merchant identity.
   * @see POST /reviews/v1/reviews/query
   */
  (query: ReviewQuery, options?: QueryReviewsOptions, request?: RequestOptions): Promise<QueryReviewsResponse>;
}

/**
 * Queries reviews. Without a query it returns a query builder: chain conditions, then call `find()`. With a query object
 * it sends the request. Sorted by creation, oldest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const newest = (productId: string) =>
 *   client.reviews.queryReviews().eq('entityId', productId).descending('_createdDate').limit(10).find();
 *
 * export const pending = () =>
 *   client.reviews.queryReviews(
 *     { filter: { 'moderation.moderationStatus': 'IN_MODERATION' } },
 *     { returnPrivateReviews: true },
 *   );
 * ```
 * @see POST /reviews/v1/reviews/query
 */
export const queryReviews = /* @__PURE__ */ queryOperation<QueryReviews>(queryReviewsSpec);
