import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Response of `deleteReview`. */
export interface DeleteReviewResponse {
  /** The deleted review. */
  review?: Review;
}

/**
 * Deletes a review. Requires a merchant identity, or the member who wrote the review.
 *
 * @param reviewId - Review ID.
 * @returns The deleted review.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the review does not exist.
 * @throws `ApiError` with status 403 if the caller did not write the review.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const remove = (id: string) => client.reviews.deleteReview(id);
 * ```
 * @see DELETE /reviews/v1/reviews/{reviewId}
 */
export const deleteReview = /* @__PURE__ */ operation<[reviewId: string], DeleteReviewResponse>({
  id: 'reviews.reviews.deleteReview',
  method: 'DELETE',
  path: '/reviews/v1/reviews/{reviewId}',
  args: ['reviewId'],
  response: { review: reviewShape },
  repeatable: true,
});
