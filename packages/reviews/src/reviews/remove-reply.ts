import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Response of `removeReply`. */
export interface RemoveReplyResponse {
  /** The review without a reply. */
  review?: Review;
}

/**
 * Removes the merchant's reply to a review. Requires a merchant identity.
 *
 * @param reviewId - Review ID.
 * @returns The review without a reply.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the review does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const remove = (id: string) => client.reviews.removeReply(id);
 * ```
 * @see DELETE /reviews/v1/reviews/{reviewId}/reply
 */
export const removeReply = /* @__PURE__ */ operation<[reviewId: string], RemoveReplyResponse>({
  id: 'reviews.reviews.removeReply',
  method: 'DELETE',
  path: '/reviews/v1/reviews/{reviewId}/reply',
  args: ['reviewId'],
  response: { review: reviewShape },
  repeatable: true,
});
