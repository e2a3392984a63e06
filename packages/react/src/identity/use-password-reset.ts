'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import type { OAuthStrategy } from '@cartwright/identity';
import { useAuth } from './use-auth.js';

/** What {@link usePasswordReset} returns. */
export interface PasswordResetResult {
  /**
   * Has a link sent to choose a new password. The same function each time.
   *
   * @param email - The member's address. Whether there is such a member is not told.
   * @param redirectUri - Where the browser goes afterwards: an absolute URL, registered for the client.
   * @throws `ApiError` for something that is no address, or when the platform refuses it.
   */
  readonly sendEmail: (email: string, redirectUri: string) => Promise<void>;
  /** It is under way. */
  readonly isPending: boolean;
  /** The platform took the last one. */
  readonly isSent: boolean;
  /** Why the last one failed. */
  readonly error: Error | null;
}

/**
 * Helps who forgot the password. The link leads to the hosted page for a new password, and that back to the site.
 *
 * @returns `sendEmail`, and how it stands.
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
