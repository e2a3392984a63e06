import { operation } from '@cartwright/core';

/**
 * Deletes a review request that was canceled. Requires a merchant identity.
 *
 * @param reviewRequestId - Review request ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 400 if the status is not `CANCELED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the review request does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const remove = (id: string) => client.reviewRequests.deleteReviewRequest(id);
 * ```
 * @see DELETE /reviews/v2/review-requests/{reviewRequestId}
 */
export const deleteReviewRequest = /* @__PURE__ */ operation<[reviewRequestId: string], void>({
  id: 'reviews.reviewRequests.deleteReviewRequest',
  method: 'DELETE',
  path: '/reviews/v2/review-requests/{reviewRequestId}',
  args: ['reviewRequestId'],
  returnsNothing: true,
  repeatable: true,
});
