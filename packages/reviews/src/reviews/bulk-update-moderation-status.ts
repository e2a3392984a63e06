import { operation, type EntityFilter, type JobResponse } from '@cartwright/core';
import type { ModerationStatus } from './enumerations.js';
import type { ReviewFields } from './query-reviews.js';

/** Options for `bulkUpdateModerationStatus`. */
export interface BulkUpdateModerationStatusOptions {
  /** Filter of the reviews to moderate, as in `queryReviews`. */
  filter?: EntityFilter<ReviewFields> | null;
  /** Moderation status to set. */
  status?: ModerationStatus;
}

/**
 * Publishes or hides all reviews that match a filter, in the background. Requires a merchant identity.
 *
 * @param options - Filter of the reviews, and the moderation status to set.
 * @returns The ID of the job.
 * @throws `ApiError` with status 400 for another status than `APPROVED` and `REJECTED`.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const publishAll = () =>
 *   client.reviews.bulkUpdateModerationStatus({
 *     filter: { 'moderation.moderationStatus': 'IN_MODERATION' },
 *     status: 'APPROVED',
 *   });
 * ```
 * @see POST /reviews/v1/bulk/reviews/moderate
 */
export const bulkUpdateModerationStatus = /* @__PURE__ */ operation<
  [options?: BulkUpdateModerationStatusOptions],
  JobResponse
>({
  id: 'reviews.reviews.bulkUpdateModerationStatus',
  method: 'POST',
  path: '/reviews/v1/bulk/reviews/moderate',
  args: ['...options'],
});
