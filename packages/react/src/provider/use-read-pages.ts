'use client';

import type { CartwrightError } from '@cartwright/core';
import { useInfiniteQuery, type UseInfiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCartwright } from './use-cartwright.js';
import { useSelect } from './use-select.js';

/** TanStack Query options that a hook with pages takes besides its own. `select` changes the type of `data`. */
export type ReadPagesOptions<Data, Selected = Data> = Partial<
  Omit<
    UseInfiniteQueryOptions<unknown, CartwrightError, Data>,
    'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn' | 'initialPageParam' | 'getNextPageParam' | 'select'
  >
> & {
  /** Transforms the data of all fetched pages. */
  select?: ((data: Data) => Selected) | undefined;
};

/** Options of a hook that reads page by page. */
export interface ReadPagesParameters<Data, Selected = Data> {
  /** TanStack Query options, such as `enabled`, `staleTime` and `select`. */
  query?: ReadPagesOptions<Data, Selected> | undefined;
}

/** Uses an infinite query with the application's options. Their `select` receives the data of all pages. */
export function useReadPages<Page, Data, Key extends readonly unknown[], Param, Selected = Data>(
  options: UseInfiniteQueryOptions<Page, CartwrightError, Data, Key, Param>,
  query: ReadPagesOptions<Data, Selected> = {},
): UseInfiniteQueryResult<Selected, CartwrightError> {
  const { queryClient } = useCartwright();
  const select = useSelect(options.select, query.select);
  return useInfiniteQuery<Page, CartwrightError, Selected>({ ...options, ...query, select } as never, queryClient);
}
