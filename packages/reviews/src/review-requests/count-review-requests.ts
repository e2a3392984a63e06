import { operation, type EntityFilter } from '@cartwright/core';
import type { ReviewRequestFields } from './query-review-requests.js';

/** Options for `countReviewRequests`. */
export interface CountReviewRequestsOptions {
  /** Filter, as in `queryReviewRequests`. */
  filter?: EntityFilter<ReviewRequestFields> | null;
}

/** Response of `countReviewRequests`. */
export interface CountReviewRequestsResponse {
  /** Number of review requests. */
  count?: number;
}

/**
 * Counts review requests. Requires a merchant identity.
 *
 * @param options - Filter. Without it, all review requests are counted.
 * @returns The number of review requests.
 * @throws `ApiError` `TOO_MANY_TO_COUNT` if there are too many review requests.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const sent = async () =>
 *   (await client.reviewRequests.countReviewRequests({ filter: { status: 'SENT' } })).count;
 * ```
 * @see POST /reviews/v2/review-requests/count
 */
export const countReviewRequests = /* @__PURE__ */ operation<
  [options?: CountReviewRequestsOptions],
  CountReviewRequestsResponse
>({
  id: 'reviews.reviewRequests.countReviewRequests',
  method: 'POST',
  path: '/reviews/v2/review-requests/count',
  args: ['...options'],
  repeatable: true,
});
