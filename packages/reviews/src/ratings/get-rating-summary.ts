import type { Client, RequestOptions } from '@cartwright/core';
import { countReviews } from '../reviews/count-reviews.js';
import { RATINGS, summarize, type Rating, type RatingSummary } from './rating-summary.js';

/**
 * Gets the rating summary of one product. The platform has no request for it: this counts the published reviews of each
 * rating, with five requests at once, however many reviews there are.
 *
 * @param client - Client. Its modules do not matter.
 * @param entityId - Product ID.
 * @param request - Request options.
 * @returns The summary. Its `count` is 0 for a product without reviews.
 * @throws `ApiError` with status 403 if the caller may not read reviews.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { getRatingSummary } from '@cartwright/reviews/ratings';
 *
 * const client = createClient();
 *
 * export async function describeRating(productId: string) {
 *   const { average, count } = await getRatingSummary(client, productId);
 *   return `${average.toFixed(1)} of 5, ${count} reviews`;
 * }
 * ```
 * @see POST /reviews/v1/reviews/count
 */
export async function getRatingSummary(
  client: Client,
  entityId: string,
  request?: RequestOptions,
): Promise<RatingSummary> {
  const count = client.use(countReviews);
  const counted = await Promise.all(
    RATINGS.map(async (rating) => {
      const filter = { namespace: 'stores', entityId, 'content.rating': rating };
      return [rating, (await count({ filter }, request)).count ?? 0] as const;
    }),
  );
  return summarize(Object.fromEntries(counted) as Record<Rating, number>);
}
