import { operation, type EntityFilter, type JobResponse } from '@cartwright/core';
import type { ReviewFields } from './query-reviews.js';

/** Options for `bulkDeleteReviews`. */
export interface BulkDeleteReviewsOptions {
  /** Filter of the reviews to delete, as in `queryReviews`. */
  filter?: EntityFilter<ReviewFields> | null;
}

/**
 * Deletes all reviews that match a filter, in the background. Requires a merchant identity.
 *
 * @param options - Filter of the reviews.
 * @returns The ID of the job.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const removeReviewsOfProduct = (productId: string) =>
 *   client.reviews.bulkDeleteReviews({ filter: { namespace: 'stores', entityId: productId } });
 * ```
 * @see POST /reviews/v1/bulk/reviews/delete
 */
export const bulkDeleteReviews = /* @__PURE__ */ operation<[options?: BulkDeleteReviewsOptions], JobResponse>({
  id: 'reviews.reviews.bulkDeleteReviews',
  method: 'POST',
  path: '/reviews/v1/bulk/reviews/delete',
  args: ['...options'],
});
