import { operation } from '@cartwright/core';
import type { UpdateModerationStatusRequestModerationStatus } from './enumerations.js';
import { reviewShape, type Review } from './review.js';

/** Options for `updateModerationStatus`. */
export interface UpdateModerationStatusOptions {
  /** Moderation status to set. */
  status?: UpdateModerationStatusRequestModerationStatus;
}

/** Response of `updateModerationStatus`. */
export interface UpdateModerationStatusResponse {
  /** The review with its new status. */
  review?: Review;
}

/**
 * Publishes or hides a review. Requires a merchant identity.
 *
 * @param reviewId - Review ID.
 * @param options - Moderation status to set.
 * @returns The review with its new status.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 400 for another status than `APPROVED` and `REJECTED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the review does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const publish = (id: string) => client.reviews.updateModerationStatus(id, { status: 'APPROVED' });
 * ```
 * @see PATCH /reviews/v1/reviews/{reviewId}/moderate
 */
export const updateModerationStatus = /* @__PURE__ */ operation<
  [reviewId: string, options?: UpdateModerationStatusOptions],
  UpdateModerationStatusResponse
>({
  id: 'reviews.reviews.updateModerationStatus',
  method: 'PATCH',
  path: '/reviews/v1/reviews/{reviewId}/moderate',
  args: ['reviewId', '...options'],
  response: { review: reviewShape },
});
