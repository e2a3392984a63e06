import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { queryReviewsSpec } from '../reviews/query-reviews-spec.js';
import type { QueryReviewsOptions, QueryReviewsResponse, ReviewQuery } from '../reviews/query-reviews.js';

/** Call signature of `findReviews`. */
export interface FindReviews extends DeclaredOperation {
  (query: ReviewQuery, options?: QueryReviewsOptions, request?: RequestOptions): Promise<QueryReviewsResponse>;
}

/**
 * Queries reviews with an object. Sends the same request as `queryReviews`, without its query builder, which bundles
 * then omit.
 *
 * @param query - Filter, sort and paging. At most 100 reviews per page, 50 by default.
 * @param options - Whether to return reviews that are not published, which requires a merchant identity.
 * @returns One page of reviews, with its cursors.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findReviews } from '@cartwright/reviews/find';
 *
 * const client = createClient({ modules: { reviews: { findReviews } } });
 *
 * export const best = (productId: string) =>
 *   client.reviews.findReviews({ filter: { entityId: productId, 'content.rating': { $gte: 4 } } });
 * ```
 * @see POST /reviews/v1/reviews/query
 */
export const findReviews = /* @__PURE__ */ operation<FindReviews>(queryReviewsSpec);
