import { type DehydratedState, HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** Time for which data count as fresh, in milliseconds. */
const freshTime = 60_000;

/**
 * Adds the data of a page's loader to the cache. Fresh data of an earlier visit stay, such as all pages of a listing that
 * the visitor returns to.
 */
export function CatalogState({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const queryClient = useQueryClient();
  const added = useMemo(() => {
    const cache = queryClient.getQueryCache();
    const queries = state.queries.filter(({ queryHash }) => cache.get(queryHash)?.isStaleByTime(freshTime) ?? true);
    return { ...state, queries };
  }, [queryClient, state]);
  return <HydrationBoundary state={added}>{children}</HydrationBoundary>;
}
