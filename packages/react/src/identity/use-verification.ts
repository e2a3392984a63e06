'use client';

import type { LoginState } from '@cartwright/identity';
import { resendDuringAuthentication } from '@cartwright/identity/verification';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../provider/use-client.js';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

const verification = { resendDuringAuthentication };
const none = { loginState: 'INITIAL' } as const;

/** Result of {@link useVerification}. */
export interface VerificationResult extends AttemptResult {
  /** Whether a sign-in or registration awaits a verification code. Kept in memory only, so a reload resets it. */
  readonly isRequired: boolean;
  /**
   * Continues the attempt with the verification code. Can be called again after a wrong code. Stable across renders. A
   * call while an attempt is pending returns that attempt.
   *
   * @param code - Verification code from the email.
   * @returns The state after the attempt. Never rejects: failures set `state` to `FAILURE`.
   */
  readonly verify: (code: string) => Promise<LoginState>;
  /**
   * Sends a new verification code and invalidates the previous one. Stable across renders.
   *
   * @throws `ApiError` when the attempt has expired: sign in again.
   */
  readonly resend: () => Promise<void>;
}

/**
 * Continues a sign-in or registration that requires email verification, in the same component or another one below the
 * provider.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe.
 * @returns Whether a code is required, `verify`, `resend`, and the state of the attempt.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useVerification } from '@cartwright/react/identity';
 *
 * export function EnterCode() {
 *   const { isRequired, verify, resend, error } = useVerification();
 *   if (!isRequired) return <a href="/login">Log in to get a code</a>;
 *   const submit = (form: FormData) => verify(String(form.get('code')));
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), void submit(new FormData(event.currentTarget)))}>
 *       <input name="code" inputMode="numeric" autoComplete="one-time-code" aria-label="Code" />
 *       {error && <p role="alert">This is not the code.</p>}
 *       <button type="button" onClick={() => void resend()}>
 *         Send another
 *       </button>
 *     </form>
 *   );
 * }
 * ```
 * @see POST /_api/iam/verification/v1/auth/verify
 * @see POST /_api/iam/verification/v1/auth/resend
 */
export function useVerification(options: AttemptOptions = {}): VerificationResult {
  const client = useClient();
  const { auth, waiting, run, result } = useAttempt(options);
  const attempt = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined);
  const verify = useCallback(
    // Without a state, the strategy would continue its own last attempt, which may be another member's.
    (verificationCode: string) => run(() => auth.processVerification({ verificationCode }, waiting.get() ?? none)),
    [auth, waiting, run],
  );
  const resend = useCallback(async () => {
    const before = waiting.get();
    if (before?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return;
    const { stateToken } = await client.use(verification).resendDuringAuthentication(before.data.stateToken);
    if (stateToken) waiting.set({ ...before, data: { stateToken } });
  }, [client, waiting]);
  return { isRequired: attempt !== undefined, verify, resend, ...result };
}
