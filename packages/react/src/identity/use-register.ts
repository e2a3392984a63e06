'use client';

import type { LoginState, RegisterParams } from '@cartwright/identity';
import { useCallback } from 'react';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

/** What {@link useRegister} returns. */
export interface RegisterResult extends AttemptResult {
  /**
   * Registers a member with the values of a form. The same function each time; while it is under way it is not begun again.
   *
   * @param params - E-mail address and password, perhaps a profile, and the captcha's answers where the site asks for them.
   * @returns Where the attempt stands now. It does not reject: a failure is a state.
   */
  readonly register: (params: RegisterParams) => Promise<LoginState>;
}

/**
 * Registers a member with a form of your own, and signs in at once where the site asks for nothing more. The visitor's
 * cart becomes the member's.
 *
 * @param options - `redirectUri`: the way out for browsers that block the hidden frame.
 * @returns `register`, and where it stands: after `EMAIL_VERIFICATION_REQUIRED` go on with `useVerification`, after
 *   `OWNER_APPROVAL_REQUIRED` the member has to wait.
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
 * @see Specification, section 4: login state machine
 */
export function useRegister(options: AttemptOptions = {}): RegisterResult {
  const { auth, run, result } = useAttempt(options);
  const register = useCallback((params: RegisterParams) => run(() => auth.register(params)), [auth, run]);
  return { register, ...result };
}
