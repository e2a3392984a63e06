import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of a page. The client retries idempotent requests, so queries do not retry in addition. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
