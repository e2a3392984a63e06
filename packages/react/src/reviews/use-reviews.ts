'use client';

import type { CartwrightError } from '@cartwright/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useClient } from '../provider/use-client.js';
import { useReadPages, type ReadPagesParameters } from '../provider/use-read-pages.js';
import { reviewsInfiniteQuery, type ReviewPages, type ReviewPagesQuery } from '../queries/reviews-infinite-query.js';

/**
 * Lists the published reviews of a product, newest first, page by page.
 *
 * @param productId - Product ID.
 * @param filters - `limit`: reviews per page, from 1 to 100, 10 by default. `sort`: sort order.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `items` of all fetched pages; `fetchNextPage` fetches the next one.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useReviews } from '@cartwright/react/reviews';
 *
 * export function Reviews({ productId }: { productId: string }) {
 *   const { data, hasNextPage, fetchNextPage } = useReviews(productId, { limit: 5 });
 *   return (
 *     <>
 *       {data?.items.map(({ _id, author, content }) => (
 *         <p key={_id}>
 *           {content?.rating} of 5, {author?.authorName}: {content?.body}
 *         </p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>More reviews</button>}
 *     </>
 *   );
 * }
 * ```
 * @see POST /reviews/v1/reviews/query
 */
export function useReviews<Selected = ReviewPages>(
  productId: string,
  filters?: ReviewPagesQuery,
  { query }: ReadPagesParameters<ReviewPages, Selected> = {},
): UseInfiniteQueryResult<Selected, CartwrightError> {
  return useReadPages(reviewsInfiniteQuery(useClient(), productId, filters), query);
}
