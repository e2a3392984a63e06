import { QueryClient } from '@tanstack/react-query';

/** The client retries idempotent requests, so queries do not retry in addition. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
