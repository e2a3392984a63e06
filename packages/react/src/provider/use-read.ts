'use client';

import type { CartwrightError } from '@cartwright/core';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from './use-cartwright.js';
import { useSelect } from './use-select.js';

/**
 * TanStack Query options that a hook takes besides its own: `enabled`, `staleTime`, `refetchInterval`, `select` and the
 * like. `select` changes the type of `data`.
 */
export type ReadOptions<Data, Selected = Data> = Partial<
  Omit<UseQueryOptions<Data, CartwrightError, Selected>, 'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'>
>;

/** Options of a hook that reads. */
export interface ReadParameters<Data, Selected = Data> {
  /** TanStack Query options, such as `enabled`, `staleTime` and `select`. */
  query?: ReadOptions<Data, Selected> | undefined;
}

/** Uses a query with the application's options. Their `select` receives the result of the query's `select`. */
export function useRead<Data, Key extends readonly unknown[], Selected = Data>(
  options: UseQueryOptions<Data, CartwrightError, Data, Key>,
  query: ReadOptions<Data, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const { queryClient } = useCartwright();
  const select = useSelect(options.select, query.select);
  return useQuery<Data, CartwrightError, Selected>({ ...options, ...query, select } as never, queryClient);
}
