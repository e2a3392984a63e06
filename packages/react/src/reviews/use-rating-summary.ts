'use client';

import type { CartwrightError } from '@cartwright/core';
import type { RatingSummary } from '@cartwright/reviews/ratings';
import type { UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../provider/use-client.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { ratingSummaryQuery } from '../queries/rating-summary-query.js';

/**
 * Gets the rating summary of a product: the average and the number of its published reviews, also by rating.
 *
 * @param productId - Product ID.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data.count` is 0 for a product without reviews.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useRatingSummary } from '@cartwright/react/reviews';
 *
 * export function Rating({ productId }: { productId: string }) {
 *   const { data } = useRatingSummary(productId);
 *   return data && data.count > 0 ? <p>{data.average.toFixed(1)} of 5 stars</p> : null;
 * }
 * ```
 * @see POST /reviews/v1/reviews/count
 */
export function useRatingSummary<Selected = RatingSummary>(
  productId: string,
  { query }: ReadParameters<RatingSummary, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  return useRead(ratingSummaryQuery(useClient(), productId), query);
}
