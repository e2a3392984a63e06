import { operation, type BulkActionMetadata, type ItemMetadata } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/** Options for `bulkCreateReview`. */
export interface BulkCreateReviewOptions {
  /**
   * Whether to return the reviews.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Result of one review of `bulkCreateReview`. */
export interface BulkReviewResult {
  /** Result of the item. */
  itemMetadata?: ItemMetadata;
  /** The created review. Absent without `returnEntity: true` and on failure. */
  review?: Review;
}

/** Response of `bulkCreateReview`. The request succeeds even if all reviews fail. */
export interface BulkCreateReviewResponse {
  /** Result of each review, in the order of the request. */
  results?: BulkReviewResult[];
  /** Numbers of created and failed reviews. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Creates several reviews, such as those of another system. Each can fail on its own. Requires a merchant identity.
 *
 * @param reviews - Reviews to create; from 1 to 100. `namespace`, `entityId`, `author.contactId` and `content` are
 * required.
 * @param options - Whether to return the reviews.
 * @returns The result for each review.
 * @throws `ApiError` with status 400 for an empty list or more than 100 reviews.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const importReview = (productId: string, contactId: string, rating: number, reviewDate: Date) =>
 *   client.reviews.bulkCreateReview([
 *     { namespace: 'stores', entityId: productId, author: { contactId }, content: { rating }, reviewDate },
 *   ]);
 * ```
 * @see POST /reviews/v1/bulk/reviews/create
 */
export const bulkCreateReview = /* @__PURE__ */ operation<
  [reviews: readonly Review[], options?: BulkCreateReviewOptions],
  BulkCreateReviewResponse
>({
  id: 'reviews.reviews.bulkCreateReview',
  method: 'POST',
  path: '/reviews/v1/bulk/reviews/create',
  args: ['reviews', '...options'],
  request: { reviews: reviewShape },
  response: { results: { review: reviewShape } },
});
