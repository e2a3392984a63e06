'use client';

import type { RedirectLoginOptions } from '@cartwright/identity/redirect-login';
import type { OAuthStrategy } from '@cartwright/identity';
import { useCallback, useState } from 'react';
import { useAction, type ActionParameters, type ActionResult } from '../provider/use-action.js';
import { usePageReturn } from '../provider/use-page-return.js';
import { useAuth } from './use-auth.js';

/** Result of {@link useLoginWithRedirect}. */
export interface LoginWithRedirectResult extends ActionResult<void, RedirectLoginOptions> {
  /**
   * Redirects the browser to the hosted login page. Never throws: failures set `error`. Stable across renders.
   *
   * @param options - Page to return to after the sign-in, prompt and identity provider. `originalUri` may be relative;
   * it defaults to the current page.
   */
  readonly login: (options?: Partial<RedirectLoginOptions>) => void;
  /**
   * Whether the browser is being redirected. `false` again when the shopper returns with the browser's back button.
   */
  readonly isRedirecting: boolean;
}

/** Options of {@link useLoginWithRedirect}. */
export interface UseLoginWithRedirectOptions extends ActionParameters<void, RedirectLoginOptions> {
  /**
   * URL of the page that calls {@link useLoginCallback}, absolute or relative to the site. Must be registered as an
   * allowed redirect of the client.
   */
  redirectUri: string;
}

/**
 * Signs in a member on the hosted login page, which supports every way to sign in.
 *
 * @param options - Page to return to, and TanStack Query options of the mutation.
 * @returns `login` and its state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` when the
 * client's strategy has no sign-in.
 * @example
 * ```tsx
 * import { useLoginWithRedirect } from '@cartwright/react/identity';
 *
 * export function LoginButton() {
 *   const { login, isRedirecting } = useLoginWithRedirect({ redirectUri: '/login/callback' });
 *   return (
 *     <button disabled={isRedirecting} onClick={() => login({ originalUri: '/account' })}>
 *       Log in
 *     </button>
 *   );
 * }
 * ```
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export function useLoginWithRedirect({
  redirectUri,
  ...parameters
}: UseLoginWithRedirectOptions): LoginWithRedirectResult {
  const auth = useAuth<OAuthStrategy>('loginWithRedirect');
  const [isRedirecting, setIsRedirecting] = useState(false);
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useAction((options: RedirectLoginOptions) => auth.loginWithRedirect(options), parameters);
  usePageReturn(() => setIsRedirecting(false));
  const login = useCallback(
    ({ originalUri = '', ...options }: Partial<RedirectLoginOptions> = {}) => {
      setIsRedirecting(true);
      const toAbsolute = (uri: string) => new URL(uri, location.href).href;
      mutateAsync({
        redirectUri: toAbsolute(options.redirectUri ?? redirectUri),
        ...options,
        originalUri: toAbsolute(originalUri),
      }).catch(() => setIsRedirecting(false));
    },
    [mutateAsync, redirectUri],
  );
  return { ...state, login, isRedirecting };
}
