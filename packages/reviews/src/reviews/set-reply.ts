import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Response of `setReply`. */
export interface SetReplyResponse {
  /** The review with the reply. */
  review?: Review;
}

/**
 * Sets the merchant's reply to a review. A review has one reply: an earlier one is replaced. Requires a merchant
 * identity.
 *
 * @param reviewId - Review ID.
 * @param message - Text of the reply.
 * @returns The review with the reply.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 400 for an empty or too long message.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the review does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const thank = (id: string) => client.reviews.setReply(id, 'Thank you!');
 * ```
 * @see PATCH /reviews/v1/reviews/{reviewId}/reply
 */
export const setReply = /* @__PURE__ */ operation<[reviewId: string, message: string], SetReplyResponse>({
  id: 'reviews.reviews.setReply',
  method: 'PATCH',
  path: '/reviews/v1/reviews/{reviewId}/reply',
  args: ['reviewId', 'message'],
  response: { review: reviewShape },
});
