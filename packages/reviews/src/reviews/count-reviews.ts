import { operation, type EntityFilter } from '@cartwright/core';
import type { ReviewFields } from './query-reviews.js';

/** Options for `countReviews`. */
export interface CountReviewsOptions {
  /** Filter, as in `queryReviews`. */
  filter?: EntityFilter<ReviewFields> | null;
  /**
   * Whether to count reviews that are not published, too. Requires a merchant identity.
   *
   * @default false
   */
  includePrivateReviews?: boolean;
}

/** Response of `countReviews`. */
export interface CountReviewsResponse {
  /** Number of reviews. */
  count?: number;
}

/**
 * Counts reviews.
 *
 * @param options - Filter. Without it, all published reviews are counted.
 * @returns The number of reviews.
 * @throws `ApiError` `TOO_MANY_TO_COUNT` if there are too many reviews.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 for `includePrivateReviews` without a merchant identity.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const total = async (productId: string) =>
 *   (await client.reviews.countReviews({ filter: { entityId: productId } })).count;
 * ```
 * @see POST /reviews/v1/reviews/count
 */
export const countReviews = /* @__PURE__ */ operation<[options?: CountReviewsOptions], CountReviewsResponse>({
  id: 'reviews.reviews.countReviews',
  method: 'POST',
  path: '/reviews/v1/reviews/count',
  args: ['...options'],
  repeatable: true,
});
