'use client';

import type { OAuthStrategy } from '@cartwright/identity';
import { useChange, type ChangeParameters, type ChangeResult } from '../provider/use-change.js';
import { useAuth } from './use-auth.js';

/** Variables of {@link useLogout}. */
export interface LogoutVariables {
  /** Absolute URL to return to, registered as an allowed redirect of the client. */
  returnUrl: string;
}

/**
 * Signs the member out and removes the member's data from the cache.
 *
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation. `data` is the URL to redirect the browser to, which also signs the member out of the hosted
 * pages.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useLogout } from '@cartwright/react/identity';
 *
 * export function LogOut() {
 *   const { mutate, isPending } = useLogout({ mutation: { onSuccess: (url) => location.assign(url) } });
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({ returnUrl: location.origin })}>
 *       Log out
 *     </button>
 *   );
 * }
 * ```
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export function useLogout(
  options: ChangeParameters<string, LogoutVariables> = {},
): ChangeResult<string, LogoutVariables> {
  const auth = useAuth<OAuthStrategy>('logout');
  return useChange(async ({ returnUrl }: LogoutVariables) => (await auth.logout(returnUrl)).logoutUrl, options, true);
}
