'use client';

import { resendDuringAuthentication } from '@cartwright/identity/verification';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useChange, type ChangeResult } from '../provider/use-change.js';
import type { LoginData } from './sign-in.js';
import { useAttempt, type AttemptOptions } from './use-attempt.js';
import { waitingAttempt } from './waiting-attempt.js';

const none = { loginState: 'INITIAL' } as const;

/** Variables of {@link useVerification}. */
export interface VerificationVariables {
  /** Verification code from the email. */
  code: string;
}

/** Result of {@link useVerification}. */
export type VerificationResult = ChangeResult<LoginData, VerificationVariables> & {
  /** Whether a sign-in or registration awaits a verification code. Kept in memory only, so a reload resets it. */
  readonly isRequired: boolean;
  /**
   * Mutation that sends a new verification code and invalidates the previous one. Fails when the attempt has expired: sign
   * in again.
   */
  readonly resend: ChangeResult<void>;
};

/**
 * Continues a sign-in or registration that requires email verification, in the same component or another one below the
 * provider.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe; `mutation`: TanStack Query options.
 * @returns The mutation: `mutate` and `mutateAsync` take the code, also again after a wrong one. `isRequired`, and
 * the mutation `resend`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useVerification } from '@cartwright/react/identity';
 *
 * export function EnterCode() {
 *   const { isRequired, mutate, resend, error } = useVerification();
 *   if (!isRequired) return <a href="/login">Log in to get a code</a>;
 *   const submit = (form: FormData) => mutate({ code: String(form.get('code')) });
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
 *       <input name="code" inputMode="numeric" autoComplete="one-time-code" aria-label="Code" />
 *       {error && <p role="alert">This is not the code.</p>}
 *       <button type="button" onClick={() => resend.mutate()}>
 *         Send another
 *       </button>
 *     </form>
 *   );
 * }
 * ```
 * @see POST /_api/iam/verification/v1/auth/verify
 * @see POST /_api/iam/verification/v1/auth/resend
 */
export function useVerification(options: AttemptOptions<VerificationVariables> = {}): VerificationResult {
  const waiting = useCartwright().single(waitingAttempt);
  const attempt = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined);
  const result = useAttempt<VerificationVariables>(
    // Without a state, the strategy would continue its own last attempt, which may be another member's.
    (auth, { code }, { get }) => auth.processVerification({ verificationCode: code }, get() ?? none),
    options,
  );
  const resend = useChange(async (_: void, { client }) => {
    const before = waiting.get();
    if (before?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return;
    const { stateToken } = await client.use(resendDuringAuthentication)(before.data.stateToken);
    if (stateToken) waiting.set({ ...before, data: { stateToken } });
  });
  return { ...result, isRequired: attempt !== undefined, resend };
}
