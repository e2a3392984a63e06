'use client';

import { isCartwrightError } from '@cartwright/core';
import type { OAuthStrategy } from '@cartwright/identity';
import { useEffect, useRef, useState } from 'react';
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
   * Called once after the sign-in, such as to navigate.
   *
   * @param originalUri - The `originalUri` of `useLoginWithRedirect`: an absolute URL of this site.
   */
  onSuccess?: ((originalUri: string) => void) | undefined;
}

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
  const [result, setResult] = useState<LoginCallbackResult>({ state: 'PENDING' });
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  useEffect(() => {
    let isMounted = true;
    auth.handleRedirectCallback().then(
      ({ originalUri }) => {
        if (!isMounted) return;
        setResult({ state: 'SUCCESS', originalUri });
        latest.current?.(originalUri);
      },
      (reason: unknown) => {
        if (!isMounted) return;
        const error = reason instanceof Error ? reason : new Error(String(reason));
        const isCanceled = isCartwrightError(reason) && reason.code === 'access_denied';
        setResult({ state: isCanceled ? 'CANCELED' : 'FAILURE', error });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [auth]);
  return result;
}
