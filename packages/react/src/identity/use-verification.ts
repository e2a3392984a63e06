'use client';

import type { LoginState } from '@cartwright/identity';
import { resendDuringAuthentication } from '@cartwright/identity/verification';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../provider/use-client.js';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

const verification = { resendDuringAuthentication };

/** What {@link useVerification} returns. */
export interface VerificationResult extends AttemptResult {
  /** Whether a login or registration of this page waits for a code. It is forgotten when the page is loaded anew. */
  readonly isRequired: boolean;
  /**
   * Goes on with the code. After a wrong one it can be called again. The same function each time; while it is under way
   * it is not begun again.
   *
   * @param code - The code in the mail.
   * @returns Where the attempt stands now. It does not reject: a failure is a state.
   */
  readonly verify: (code: string) => Promise<LoginState>;
  /**
   * Has another code sent; the one before is no longer good. The same function each time.
   *
   * @throws `ApiError` for an attempt that is too old: log in again.
   */
  readonly resend: () => Promise<void>;
}

/**
 * Goes on with a login or registration that waits for the code in a mail, on the same page or another one.
 *
 * @param options - `redirectUri`: the way out for browsers that block the hidden frame.
 * @returns Whether a code is asked for, `verify` and `resend`, and how it stands.
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
    (verificationCode: string) => run(() => auth.processVerification({ verificationCode }, waiting.get())),
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
