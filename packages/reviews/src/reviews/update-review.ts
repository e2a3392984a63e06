import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Fields of a review to update. `revision` is required. */
export type UpdateReview = Review & { revision: string | null };

/**
 * Updates a review. Omitted fields are unchanged. Requires a merchant identity, or the member who wrote the review.
 *
 * @param _id - Review ID.
 * @param review - Fields to update, with the current `revision`.
 * @returns The updated review, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the review does not exist.
 * @throws `ApiError` with status 403 if the caller did not write the review.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const changeRating = (id: string, revision: string, rating: number) =>
 *   client.reviews.updateReview(id, { revision, content: { rating } });
 * ```
 * @see PATCH /reviews/v1/reviews/{review.id}
 */
export const updateReview = /* @__PURE__ */ operation<[_id: string, review: UpdateReview], Review>({
  id: 'reviews.reviews.updateReview',
  method: 'PATCH',
  path: '/reviews/v1/reviews/{review.id}',
  args: ['review._id', 'review'],
  request: { review: reviewShape },
  response: { review: reviewShape },
  unwrap: 'review',
});
