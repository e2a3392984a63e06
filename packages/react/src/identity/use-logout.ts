'use client';

import { useMutation } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import type { OAuthStrategy } from '@cartwright/identity';
import { useAuth } from './use-auth.js';

/** What {@link useLogout} returns. */
export interface LogoutResult {
  /**
   * Ends the session. The same function each time.
   *
   * @param returnUrl - Where the browser comes back to: an absolute URL, registered for the client.
   * @returns The URL to send the browser to, so that the hosted pages forget the member too.
   * @throws `CartwrightError` when the platform is out of reach.
   */
  readonly logout: (returnUrl: string) => Promise<string>;
  /** It is under way. */
  readonly isPending: boolean;
  /** Why the last one failed. */
  readonly error: Error | null;
}

/**
 * Signs the member out. What the hooks have read for the member is dropped.
 *
 * @returns `logout`, and how it stands.
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
 * @see Specification, section 4: token lifecycle
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
