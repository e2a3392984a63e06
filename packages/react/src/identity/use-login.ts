'use client';

import type { LoginParams, LoginState } from '@cartwright/identity';
import { useCallback } from 'react';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

/** What {@link useLogin} returns. */
export interface LoginResult extends AttemptResult {
  /**
   * Signs in with the values of a form. The same function each time; while it is under way it is not begun again.
   *
   * @param params - E-mail address and password, and the captcha's answers where the site asks for them.
   * @returns Where the attempt stands now. It does not reject: a failure is a state.
   */
  readonly login: (params: LoginParams) => Promise<LoginState>;
}

/**
 * Signs a member in with a form of your own. The visitor's cart becomes the member's.
 *
 * @param options - `redirectUri`: the way out for browsers that block the hidden frame.
 * @returns `login`, and where it stands: after `EMAIL_VERIFICATION_REQUIRED` go on with `useVerification`, after
 *   `OWNER_APPROVAL_REQUIRED` the member has to wait, after a captcha's state call `login` with the captcha's answer.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useLogin } from '@cartwright/react/identity';
 *
 * export function LoginForm() {
 *   const { login, state, error, isPending } = useLogin({ redirectUri: new URL('/login/callback', location.href).href });
 *   const submit = (form: FormData) => login({ email: String(form.get('email')), password: String(form.get('password')) });
 *   if (state === 'EMAIL_VERIFICATION_REQUIRED') return <a href="/verify">Enter the code from the mail we sent you</a>;
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), void submit(new FormData(event.currentTarget)))}>
 *       <input name="email" type="email" aria-label="E-mail" />
 *       <input name="password" type="password" aria-label="Password" />
 *       <button disabled={isPending}>Log in</button>
 *       {error && <p role="alert">{error}</p>}
 *     </form>
 *   );
 * }
 * ```
 * @see POST /_api/iam/authentication/v2/login
 * @see Specification, section 4: login state machine
 */
export function useLogin(options: AttemptOptions = {}): LoginResult {
  const { auth, run, result } = useAttempt(options);
  const login = useCallback((params: LoginParams) => run(() => auth.login(params)), [auth, run]);
  return { login, ...result };
}
