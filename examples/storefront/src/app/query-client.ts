import { QueryClient } from '@tanstack/react-query';

/** The client retries what may be repeated, so the cache does not try again on top of it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
