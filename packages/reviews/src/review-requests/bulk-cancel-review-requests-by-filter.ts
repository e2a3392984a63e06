import { operation, type EntityFilter, type JobResponse } from '@cartwright/core';
import type { ReviewRequestFields } from './query-review-requests.js';

/** Options for `bulkCancelReviewRequestsByFilter`. */
export interface BulkCancelReviewRequestsByFilterOptions {
  /** Filter of the review requests to cancel, as in `queryReviewRequests`. */
  filter?: EntityFilter<ReviewRequestFields> | null;
}

/**
 * Cancels all scheduled review requests that match a filter, in the background. Requires a merchant identity.
 *
 * @param options - Filter of the review requests.
 * @returns The ID of the job.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const cancelForOrder = (orderId: string) =>
 *   client.reviewRequests.bulkCancelReviewRequestsByFilter({ filter: { 'order._id': orderId } });
 * ```
 * @see PUT /reviews/v2/bulk/review-requests/cancel-by-filter
 */
export const bulkCancelReviewRequestsByFilter = /* @__PURE__ */ operation<
  [options?: BulkCancelReviewRequestsByFilterOptions],
  JobResponse
>({
  id: 'reviews.reviewRequests.bulkCancelReviewRequestsByFilter',
  method: 'PUT',
  path: '/reviews/v2/bulk/review-requests/cancel-by-filter',
  args: ['...options'],
});
