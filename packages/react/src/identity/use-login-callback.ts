'use client';

import type { OAuthStrategy } from '@cartwright/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useAuth } from './use-auth.js';

/** Data of {@link useLoginCallback}. */
export interface LoginCallbackData {
  /** The `originalUri` of `useLoginWithRedirect`: an absolute URL of this site. */
  readonly originalUri: string;
}

/** Result of {@link useLoginCallback}. */
export type LoginCallbackResult =
  | { readonly status: 'pending'; readonly isPending: true; readonly data: undefined; readonly error: null }
  | { readonly status: 'success'; readonly isPending: false; readonly data: LoginCallbackData; readonly error: null }
  | { readonly status: 'error'; readonly isPending: false; readonly data: undefined; readonly error: Error };

/** Options of {@link useLoginCallback}. */
export interface UseLoginCallbackOptions {
  /**
   * Called once per mounted component after the sign-in, such as to navigate.
   *
   * @param data - Page to return to.
   */
  onSuccess?: ((data: LoginCallbackData) => void) | undefined;
}

/**
 * The login page's response in the URL when the page was opened, by its `state`. Created once per provider: a component
 * that is mounted again finds the result, although the response is no longer in the URL.
 */
function pageResponse(): { readonly state: string | undefined } {
  return { state: /[#?&]state=([^&#]*)/.exec(globalThis.location?.href ?? '')?.[1] };
}

const pending: LoginCallbackResult = { status: 'pending', isPending: true, data: undefined, error: null };

/**
 * Query options of the sign-in. The authorization code is valid for one use, so the query is never fetched again: a
 * failure is data too, because TanStack Query fetches queries with errors again.
 */
const loginCallbackQuery = (auth: OAuthStrategy, state = '') =>
  queryOptions<LoginCallbackResult>({
    queryKey: ['cartwright', 'login-callback', state],
    queryFn: () =>
      auth.handleRedirectCallback().then(
        ({ originalUri }) => ({ status: 'success', isPending: false, data: { originalUri }, error: null }),
        (error: Error) => ({ status: 'error', isPending: false, data: undefined, error }),
      ),
    staleTime: 'static',
    networkMode: 'always',
  });

/**
 * Completes a sign-in on the page at the redirect URI, and removes the response from the page's URL. The visitor's cart
 * becomes the member's.
 *
 * @param options - `onSuccess`, to navigate to the page where the sign-in began.
 * @returns `status`, `data` with the page to return to, and the `error` of a failure. Its code is `access_denied` when
 * the shopper left the login page.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` when the
 * client's strategy has no sign-in.
 * @example
 * ```tsx
 * import { describeError } from '@cartwright/react/errors';
 * import { useLoginCallback } from '@cartwright/react/identity';
 *
 * export function LoginCallback() {
 *   const { error } = useLoginCallback({ onSuccess: ({ originalUri }) => location.replace(originalUri) });
 *   return error ? <p role="alert">{describeError(error)}</p> : <p>One moment …</p>;
 * }
 * ```
 * @see POST /oauth2/token
 */
export function useLoginCallback({ onSuccess }: UseLoginCallbackOptions = {}): LoginCallbackResult {
  const auth = useAuth<OAuthStrategy>('handleRedirectCallback');
  const { queryClient, single } = useCartwright();
  const { state } = single(pageResponse);
  const { data: result = pending } = useQuery(loginCallbackQuery(auth, state), queryClient);
  const { data } = result;
  const hasCalled = useRef(false);
  useEffect(() => {
    if (data === undefined || hasCalled.current) return;
    hasCalled.current = true;
    onSuccess?.(data);
  }, [data, onSuccess]);
  return result;
}
