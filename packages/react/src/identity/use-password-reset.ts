'use client';

import type { OAuthStrategy } from '@cartwright/identity';
import { useChange, type ChangeParameters, type ChangeResult } from '../provider/use-change.js';
import { useAuth } from './use-auth.js';

/** Variables of {@link usePasswordReset}. */
export interface PasswordResetVariables {
  /** Email address of the member. The response does not reveal whether the member exists. */
  email: string;
  /** Absolute URL to return to afterwards, registered as an allowed redirect of the client. */
  redirectUri: string;
}

/**
 * Sends password reset emails. The link opens the hosted page for a new password, which returns to the site.
 *
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation. Fails for an invalid email address or a rejected request.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { usePasswordReset } from '@cartwright/react/identity';
 *
 * export function Forgotten({ email }: { email: string }) {
 *   const { mutate, isSuccess } = usePasswordReset();
 *   if (isSuccess) return <p>If there is an account with this address, a link is on its way.</p>;
 *   const redirectUri = new URL('/login', location.href).href;
 *   return <button onClick={() => mutate({ email, redirectUri })}>Send me a link</button>;
 * }
 * ```
 * @see POST /_api/iam/recovery/v1/send-email
 */
export function usePasswordReset({ mutation }: ChangeParameters<void, PasswordResetVariables> = {}): ChangeResult<
  void,
  PasswordResetVariables
> {
  const auth = useAuth<OAuthStrategy>('sendPasswordResetEmail');
  return useChange(
    ({ email, redirectUri }: PasswordResetVariables) => auth.sendPasswordResetEmail(email, redirectUri),
    { mutation: { gcTime: 0, ...mutation } },
  );
}
