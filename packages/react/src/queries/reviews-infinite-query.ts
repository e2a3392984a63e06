import type { CartwrightError, Client } from '@cartwright/core';
import { findReviews } from '@cartwright/reviews/find';
import type { QueryReviewsResponse, Review, ReviewQuery } from '@cartwright/reviews/reviews';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { revive } from '../query/revive.js';
import { reviewsKey } from './query-keys.js';

const revived = /* @__PURE__ */ revive(findReviews);

/** Reviews of all fetched pages. */
export interface ReviewPages {
  /** The published reviews. */
  readonly items: Review[];
}

const join = ({ pages }: InfiniteData<QueryReviewsResponse, string>): ReviewPages => ({
  items: pages.flatMap((page) => revived(page).reviews ?? []),
});

/** Query of {@link reviewsInfiniteQuery}. */
export interface ReviewPagesQuery {
  /**
   * Reviews per page, from 1 to 100.
   *
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Sort order.
   *
   * @default newest first
   */
  sort?: ReviewQuery['sort'] | undefined;
}

type PagesKey = readonly [...ReturnType<typeof reviewsKey>, 'pages', string, ReviewPagesQuery];

const newestFirst: NonNullable<ReviewQuery['sort']> = [{ fieldName: '_createdDate', order: 'DESC' }];

/**
 * Creates the query options of the published reviews of a product, page by page. The data has the `items` of all
 * fetched pages.
 *
 * @param client - Client of the user.
 * @param productId - Product ID.
 * @param query - Page size and sort order.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { reviewsInfiniteQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchReviews = (queryClient: QueryClient, client: Client, productId: string) =>
 *   queryClient.prefetchInfiniteQuery(reviewsInfiniteQuery(client, productId, { limit: 5 }));
 * ```
 * @see POST /reviews/v1/reviews/query
 */
export function reviewsInfiniteQuery(
  client: Client,
  productId: string,
  { limit = 10, sort = newestFirst }: ReviewPagesQuery = {},
) {
  const find = client.use(findReviews);

  return infiniteQueryOptions<QueryReviewsResponse, CartwrightError, ReviewPages, PagesKey, string>({
    ...readOptions,
    queryKey: [...reviewsKey(), 'pages', productId, { limit, sort }],
    queryFn: ({ signal, pageParam: cursor }) => {
      const filter = { namespace: 'stores', entityId: productId };
      const query = cursor ? { cursorPaging: { cursor, limit } } : { filter, sort, cursorPaging: { limit } };
      return read(signal, (request) => find(query, {}, request));
    },
    initialPageParam: '',
    getNextPageParam: ({ metadata }) => metadata?.cursors?.next || undefined,
    select: join,
  });
}
