import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Options for `getReview`. */
export interface GetReviewOptions {
  /**
   * Whether to return a review that is not published. Requires a merchant identity.
   *
   * @default false
   */
  returnPrivateReviews?: boolean;
}

/**
 * Gets a review.
 *
 * @param reviewId - Review ID.
 * @param options - Whether to return a review that is not published.
 * @returns The review.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 for `returnPrivateReviews` without a merchant identity.
 * @throws `ApiError` with status 404 if the review does not exist or is not published.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const getPublished = (id: string) => client.reviews.getReview(id);
 * ```
 * @see GET /reviews/v1/reviews/{reviewId}
 */
export const getReview = /* @__PURE__ */ operation<[reviewId: string, options?: GetReviewOptions], Review>({
  id: 'reviews.reviews.getReview',
  method: 'GET',
  path: '/reviews/v1/reviews/{reviewId}',
  args: ['reviewId', '...options'],
  response: { review: reviewShape },
  unwrap: 'review',
  repeatable: true,
});
