import type { Client } from '@cartwright/core';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { catalogContext } from '../../server/contexts.js';
import { createQueryClient } from './create-query-client.js';

/**
 * Catalog pages are the same for all visitors. Shared caches keep them for a minute, and up to an hour longer while they
 * fetch them again. Browsers always ask, so that a visitor who returns to a page sees it as it is.
 */
const cacheable = {
  'cache-control': 'public, max-age=0',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=3600',
};

/**
 * Runs the catalog queries of a page. The result is the loader's data: state for a `HydrationBoundary`, so that the
 * browser requests nothing again. Failed queries are left out: the page requests them in the browser, and has status 503.
 */
export async function catalogData(
  context: Readonly<RouterContextProvider>,
  prefetch: (queryClient: QueryClient, catalog: Client) => Promise<unknown>,
) {
  const queryClient = createQueryClient();
  await prefetch(queryClient, context.get(catalogContext));
  const isComplete = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return data(dehydrate(queryClient), {
    ...(isComplete ? { headers: cacheable } : { status: 503, headers: { 'cache-control': 'no-store' } }),
  });
}
