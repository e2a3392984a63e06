import { operation } from '@cartwright/core';
import { reviewRequestShape, type ReviewRequest } from './review-request.js';

/**
 * Gets a review request. Requires a merchant identity.
 *
 * @param reviewRequestId - Review request ID.
 * @returns The review request.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the review request does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const getStatus = async (id: string) => (await client.reviewRequests.getReviewRequest(id)).status;
 * ```
 * @see GET /reviews/v2/review-requests/{reviewRequestId}
 */
export const getReviewRequest = /* @__PURE__ */ operation<[reviewRequestId: string], ReviewRequest>({
  id: 'reviews.reviewRequests.getReviewRequest',
  method: 'GET',
  path: '/reviews/v2/review-requests/{reviewRequestId}',
  args: ['reviewRequestId'],
  response: { reviewRequest: reviewRequestShape },
  unwrap: 'reviewRequest',
  repeatable: true,
});
