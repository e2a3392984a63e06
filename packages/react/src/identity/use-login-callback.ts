'use client';

import { isCartwrightError } from '@cartwright/core';
import type { OAuthStrategy } from '@cartwright/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useAuth } from './use-auth.js';

/** Result of {@link useLoginCallback}. */
export type LoginCallbackResult =
  /** The sign-in is being completed. */
  | { readonly state: 'PENDING'; readonly originalUri?: undefined; readonly error?: undefined }
  /** The member is signed in. */
  | { readonly state: 'SUCCESS'; readonly originalUri: string; readonly error?: undefined }
  /** The shopper left the login page. */
  | { readonly state: 'CANCELED'; readonly originalUri?: undefined; readonly error: Error }
  /** The sign-in failed, expired, or was completed already. */
  | { readonly state: 'FAILURE'; readonly originalUri?: undefined; readonly error: Error };

/** Options of {@link useLoginCallback}. */
export interface UseLoginCallbackOptions {
  /**
   * Called once per mounted component after the sign-in, such as to navigate.
   *
   * @param originalUri - The `originalUri` of `useLoginWithRedirect`: an absolute URL of this site.
   */
  onSuccess?: ((originalUri: string) => void) | undefined;
}

/**
 * The login page's response in the URL when the page was opened, by its `state`. Created once per provider: a component
 * that is mounted again finds the result, although the response is no longer in the URL.
 */
function pageResponse(): { readonly state: string | undefined } {
  return { state: /[#?&]state=([^&#]*)/.exec(globalThis.location?.href ?? '')?.[1] };
}

/** Result of a rejected sign-in. */
const failure = (error: Error): LoginCallbackResult => ({
  state: isCartwrightError(error) && error.code === 'access_denied' ? 'CANCELED' : 'FAILURE',
  error,
});

/**
 * Query options of the sign-in. The authorization code is valid for one use, so the query is never fetched again: a
 * failure is data too, because TanStack Query fetches queries with errors again.
 */
const loginCallbackQuery = (auth: OAuthStrategy, state = '') =>
  queryOptions<LoginCallbackResult>({
    queryKey: ['cartwright', 'login-callback', state],
    queryFn: () =>
      auth.handleRedirectCallback().then(({ originalUri }) => ({ state: 'SUCCESS', originalUri }), failure),
    staleTime: 'static',
    networkMode: 'always',
  });

/**
 * Completes a sign-in on the page at the redirect URI, and removes the response from the page's URL. The visitor's cart
 * becomes the member's.
 *
 * @param options - `onSuccess`, to navigate to the page where the sign-in began.
 * @returns State of the sign-in, the page to return to, and the error of a failure.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` when the
 * client's strategy has no sign-in.
 * @example
 * ```tsx
 * import { describeError } from '@cartwright/react/errors';
 * import { useLoginCallback } from '@cartwright/react/identity';
 *
 * export function LoginCallback() {
 *   const { error } = useLoginCallback({ onSuccess: (url) => location.replace(url) });
 *   return error ? <p role="alert">{describeError(error)}</p> : <p>One moment …</p>;
 * }
 * ```
 * @see POST /oauth2/token
 */
export function useLoginCallback({ onSuccess }: UseLoginCallbackOptions = {}): LoginCallbackResult {
  const auth = useAuth<OAuthStrategy>('handleRedirectCallback');
  const { queryClient, single } = useCartwright();
  const { state } = single(pageResponse);
  const { data: result = { state: 'PENDING' } } = useQuery(loginCallbackQuery(auth, state), queryClient);
  const { originalUri } = result;
  const hasCalled = useRef(false);
  useEffect(() => {
    if (originalUri === undefined || hasCalled.current) return;
    hasCalled.current = true;
    onSuccess?.(originalUri);
  }, [originalUri, onSuccess]);
  return result;
}
