import type { Client } from '@cartwright/core';
import { getRatingSummary } from '@cartwright/reviews/ratings';
import { readQuery } from '../query/read-query.js';
import { reviewsKey } from './query-keys.js';

/**
 * Creates the query options of the rating summary of a product: the average and the number of its published reviews,
 * also by rating.
 *
 * @param client - Client of the user.
 * @param productId - Product ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { ratingSummaryQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchRating = (queryClient: QueryClient, client: Client, productId: string) =>
 *   queryClient.prefetchQuery(ratingSummaryQuery(client, productId));
 * ```
 * @see POST /reviews/v1/reviews/count
 */
export const ratingSummaryQuery = (client: Client, productId: string) =>
  readQuery([...reviewsKey(), 'rating', productId], (request) => getRatingSummary(client, productId, request));
