import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { reviewRequestShape, type ReviewRequest } from './review-request.js';

/** Options for `bulkCreateReviewRequests`. */
export interface BulkCreateReviewRequestsOptions {
  /**
   * Whether to return the review requests.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateReviewRequests`. */
export type BulkCreateReviewRequestsResponse = BulkResponse<BulkEntityResult<ReviewRequest>>;

/**
 * Creates several review requests. Each can fail on its own. Requires a merchant identity.
 *
 * @param reviewRequests - Review requests to create; from 1 to 50.
 * @param options - Whether to return the review requests.
 * @returns The result for each review request, in the order of the request.
 * @throws `ApiError` with status 400 for an empty list or more than 50 review requests.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const askForEach = (orderIds: string[]) =>
 *   client.reviewRequests.bulkCreateReviewRequests(
 *     orderIds.map((_id) => ({ namespace: 'stores', order: { _id }, communicationChannel: 'EMAIL' })),
 *   );
 * ```
 * @see POST /reviews/v2/bulk/review-requests/create
 */
export const bulkCreateReviewRequests = /* @__PURE__ */ operation<
  [reviewRequests: readonly ReviewRequest[], options?: BulkCreateReviewRequestsOptions],
  BulkCreateReviewRequestsResponse
>({
  id: 'reviews.reviewRequests.bulkCreateReviewRequests',
  method: 'POST',
  path: '/reviews/v2/bulk/review-requests/create',
  args: ['reviewRequests', '...options'],
  request: { reviewRequests: reviewRequestShape },
  response: { results: { item: reviewRequestShape } },
});
