'use client';

import { useMutation } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import type { OAuthStrategy } from '@cartwright/identity';
import { useAuth } from './use-auth.js';

/** Result of {@link useLogout}. */
export interface LogoutResult {
  /**
   * Ends the session. Stable across renders.
   *
   * @param returnUrl - Absolute URL to return to, registered as an allowed redirect of the client.
   * @returns URL to redirect the browser to, which also signs the member out of the hosted pages.
   * @throws `CartwrightError` when the platform is unreachable.
   */
  readonly logout: (returnUrl: string) => Promise<string>;
  /** Whether a sign-out is pending. */
  readonly isPending: boolean;
  /** Error of the last sign-out, or `null`. */
  readonly error: Error | null;
}

/**
 * Signs the member out and removes the member's data from the cache.
 *
 * @returns `logout` and its state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useLogout } from '@cartwright/react/identity';
 *
 * export function LogOut() {
 *   const { logout, isPending } = useLogout();
 *   const leave = async () => location.assign(await logout(location.origin));
 *   return (
 *     <button disabled={isPending} onClick={() => void leave()}>
 *       Log out
 *     </button>
 *   );
 * }
 * ```
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export function useLogout(): LogoutResult {
  const { queryClient } = useCartwright();
  const auth = useAuth<OAuthStrategy>('logout');
  const { mutateAsync, isPending, error } = useMutation(
    {
      retry: false,
      networkMode: 'always',
      mutationFn: async (returnUrl: string) => (await auth.logout(returnUrl)).logoutUrl,
    },
    queryClient,
  );
  return { logout: mutateAsync, isPending, error };
}
