'use client';

import type { LoginState, RegisterParams } from '@cartwright/identity';
import { useCallback } from 'react';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

/** Result of {@link useRegister}. */
export interface RegisterResult extends AttemptResult {
  /**
   * Registers a member with an email address and password. Stable across renders. A call while an attempt is pending
   * returns that attempt.
   *
   * @param params - Email address and password, an optional profile, and CAPTCHA tokens if the site requires them.
   * @returns The state after the attempt. Never rejects: failures set `state` to `FAILURE`.
   */
  readonly register: (params: RegisterParams) => Promise<LoginState>;
}

/**
 * Registers a member with a custom form, and signs in if the site requires no verification or approval. The visitor's
 * cart becomes the member's.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe.
 * @returns `register` and the state of the attempt. `EMAIL_VERIFICATION_REQUIRED`: continue with `useVerification`.
 * `OWNER_APPROVAL_REQUIRED`: the merchant must approve the member.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useRegister } from '@cartwright/react/identity';
 *
 * export function JoinButton({ email, password }: { email: string; password: string }) {
 *   const { register, state, errorCode } = useRegister();
 *   if (state === 'OWNER_APPROVAL_REQUIRED') return <p>We will write to you once your account is approved.</p>;
 *   return (
 *     <button onClick={() => void register({ email, password })}>
 *       {errorCode === 'emailAlreadyExists' ? 'You have an account: log in' : 'Join'}
 *     </button>
 *   );
 * }
 * ```
 * @see POST /_api/iam/authentication/v2/register
 */
export function useRegister(options: AttemptOptions = {}): RegisterResult {
  const { auth, run, result } = useAttempt(options);
  const register = useCallback((params: RegisterParams) => run(() => auth.register(params)), [auth, run]);
  return { register, ...result };
}
