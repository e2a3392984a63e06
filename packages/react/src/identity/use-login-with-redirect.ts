'use client';

import type { RedirectLoginOptions } from '@cartwright/identity/redirect-login';
import type { OAuthStrategy } from '@cartwright/identity';
import { useChange, type ChangeParameters, type ChangeResult } from '../provider/use-change.js';
import { usePageReturn } from '../provider/use-page-return.js';
import { useAuth } from './use-auth.js';

/**
 * Page to return to after the sign-in, prompt and identity provider. `originalUri` may be relative; it defaults to the
 * current page.
 */
export type LoginWithRedirectVariables = Partial<RedirectLoginOptions> | void;

/** Result of {@link useLoginWithRedirect}. */
export type LoginWithRedirectResult = ChangeResult<void, LoginWithRedirectVariables> & {
  /**
   * Whether the browser is being redirected. `false` again when the shopper returns with the browser's back button.
   */
  readonly isRedirecting: boolean;
};

/** Options of {@link useLoginWithRedirect}. */
export interface UseLoginWithRedirectOptions extends ChangeParameters<void, LoginWithRedirectVariables> {
  /**
   * URL of the page that calls {@link useLoginCallback}, absolute or relative to the site. Must be registered as an
   * allowed redirect of the client.
   */
  redirectUri: string;
}

/**
 * Signs in a member on the hosted login page, which supports every way to sign in.
 *
 * @param options - `redirectUri`, and `mutation`: TanStack Query options, such as `onError`.
 * @returns The mutation: `mutate` and `mutateAsync` take the page to return to.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` when the
 * client's strategy has no sign-in.
 * @example
 * ```tsx
 * import { useLoginWithRedirect } from '@cartwright/react/identity';
 *
 * export function LoginButton() {
 *   const { mutate, isRedirecting } = useLoginWithRedirect({ redirectUri: '/login/callback' });
 *   return (
 *     <button disabled={isRedirecting} onClick={() => mutate({ originalUri: '/account' })}>
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
  const result = useChange<void, LoginWithRedirectVariables>((variables) => {
    const { originalUri = '', ...options } = variables ?? {};
    const resolve = (uri: string) => new URL(uri, location.href).href;
    return auth.loginWithRedirect({
      redirectUri: resolve(options.redirectUri ?? redirectUri),
      ...options,
      originalUri: resolve(originalUri),
    });
  }, parameters);
  const { isPending, isSuccess, reset } = result;
  usePageReturn(reset);
  return { ...result, isRedirecting: isPending || isSuccess };
}
