'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import type { OAuthStrategy } from '@cartwright/identity';
import { useAuth } from './use-auth.js';

/** Result of {@link usePasswordReset}. */
export interface PasswordResetResult {
  /**
   * Sends an email with a link for a new password. Stable across renders.
   *
   * @param email - Email address of the member. The response does not reveal whether the member exists.
   * @param redirectUri - Absolute URL to return to afterwards, registered as an allowed redirect of the client.
   * @throws `ApiError` for an invalid email address or a rejected request.
   */
  readonly sendEmail: (email: string, redirectUri: string) => Promise<void>;
  /** Whether a request is pending. */
  readonly isPending: boolean;
  /** Whether the last request succeeded. */
  readonly isSent: boolean;
  /** Error of the last request, or `null`. */
  readonly error: Error | null;
}

/**
 * Sends password reset emails. The link opens the hosted page for a new password, which returns to the site.
 *
 * @returns `sendEmail` and its state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { usePasswordReset } from '@cartwright/react/identity';
 *
 * export function Forgotten({ email }: { email: string }) {
 *   const { sendEmail, isSent } = usePasswordReset();
 *   if (isSent) return <p>If there is an account with this address, a link is on its way.</p>;
 *   return <button onClick={() => void sendEmail(email, new URL('/login', location.href).href)}>Send me a link</button>;
 * }
 * ```
 * @see POST /_api/iam/recovery/v1/send-email
 */
export function usePasswordReset(): PasswordResetResult {
  const { queryClient } = useCartwright();
  const auth = useAuth<OAuthStrategy>('sendPasswordResetEmail');
  const { mutateAsync, isPending, isSuccess, error } = useMutation(
    {
      retry: false,
      networkMode: 'always',
      gcTime: 0,
      mutationFn: ([email, redirectUri]: [string, string]) => auth.sendPasswordResetEmail(email, redirectUri),
    },
    queryClient,
  );
  const sendEmail = useCallback(
    (email: string, redirectUri: string) => mutateAsync([email, redirectUri]),
    [mutateAsync],
  );
  return { sendEmail, isPending, isSent: isSuccess, error };
}
