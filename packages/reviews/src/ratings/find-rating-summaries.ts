import type { Client, RequestOptions } from '@cartwright/core';
import { findReviews } from '../find/find-reviews.js';
import type { QueryReviewsResponse, ReviewQuery } from '../reviews/query-reviews.js';
import { summarize, type Rating, type RatingSummary } from './rating-summary.js';

/** The platform's largest page of reviews. */
const PAGE_SIZE = 100;

/**
 * Gets the rating summaries of several products, such as those of a listing. The platform has no request for it: this
 * reads the published reviews of the products, with one request per 100 reviews. For one product with many reviews, use
 * `getRatingSummary`.
 *
 * @param client - Client. Its modules do not matter.
 * @param entityIds - Product IDs; at most 100.
 * @param request - Request options.
 * @returns The summary of each product that has reviews, by product ID.
 * @throws `ApiError` with status 403 if the caller may not read reviews.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findRatingSummaries } from '@cartwright/reviews/ratings';
 *
 * const client = createClient();
 *
 * export const averages = async (productIds: string[]) => {
 *   const summaries = await findRatingSummaries(client, productIds);
 *   return productIds.map((id) => summaries.get(id)?.average);
 * };
 * ```
 * @see POST /reviews/v1/reviews/query
 */
export async function findRatingSummaries(
  client: Client,
  entityIds: readonly string[],
  request?: RequestOptions,
): Promise<Map<string, RatingSummary>> {
  const find = client.use(findReviews);
  const counts = new Map<string, Record<Rating, number>>();
  if (entityIds.length === 0) return new Map();
  let query: ReviewQuery | undefined = {
    filter: { namespace: 'stores', entityId: { $in: entityIds } },
    cursorPaging: { limit: PAGE_SIZE },
  };
  while (query) {
    const { metadata, reviews = [] }: QueryReviewsResponse = await find(query, undefined, request);
    for (const { content, entityId = '' } of reviews) {
      const entry = counts.get(entityId) ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
      const rating = content?.rating as Rating;
      if (!(rating in entry)) continue;
      entry[rating] += 1;
      counts.set(entityId, entry);
    }
    const cursor: string | null | undefined = metadata?.cursors?.next;
    query = cursor ? { cursorPaging: { limit: PAGE_SIZE, cursor } } : undefined;
  }
  return new Map([...counts].map(([entityId, entry]) => [entityId, summarize(entry)]));
}
