import { operation } from '@cartwright/core';
import { reviewShape, type Review } from './review.js';

/**
 * Creates a review. Members review with their own contact ID; a merchant identity can pass the ID of any contact. A site
 * that moderates reviews publishes it later: see `moderation.moderationStatus` of the result.
 *
 * @param review - Review to create. `namespace`, `entityId` and `content.rating` are required.
 * @returns The created review.
 * @throws `ApiError` with status 400 for a missing or invalid field.
 * @throws `ApiError` with status 403 if the site does not accept reviews of the caller, or the contact is another one.
 * @throws `ApiError` with status 409 if the author has reviewed the entity before.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviews } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviews } });
 *
 * export const rate = (productId: string, rating: number, body: string) =>
 *   client.reviews.createReview({ namespace: 'stores', entityId: productId, content: { rating, body } });
 * ```
 * @see POST /reviews/v1/reviews
 */
export const createReview = /* @__PURE__ */ operation<[review: Review], Review>({
  id: 'reviews.reviews.createReview',
  method: 'POST',
  path: '/reviews/v1/reviews',
  args: ['review'],
  request: { review: reviewShape },
  response: { review: reviewShape },
  unwrap: 'review',
});
