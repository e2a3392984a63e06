'use client';

import type { LoginParams, LoginState } from '@cartwright/identity';
import { useCallback } from 'react';
import { useAttempt, type AttemptOptions, type AttemptResult } from './use-attempt.js';

/** Result of {@link useLogin}. */
export interface LoginResult extends AttemptResult {
  /**
   * Signs in with an email address and password. Stable across renders. A call while an attempt is pending returns that
   * attempt.
   *
   * @param params - Email address and password, and CAPTCHA tokens if the site requires them.
   * @returns The state after the attempt. Never rejects: failures set `state` to `FAILURE`.
   */
  readonly login: (params: LoginParams) => Promise<LoginState>;
}

/**
 * Signs in a member with a custom form. The visitor's cart becomes the member's.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe.
 * @returns `login` and the state of the attempt. `EMAIL_VERIFICATION_REQUIRED`: continue with `useVerification`.
 * `OWNER_APPROVAL_REQUIRED`: the merchant must approve the member. A CAPTCHA state: call `login` again with a CAPTCHA
 * token.
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
 *       <input name="email" type="email" aria-label="Email" />
 *       <input name="password" type="password" aria-label="Password" />
 *       <button disabled={isPending}>Log in</button>
 *       {error && <p role="alert">{error}</p>}
 *     </form>
 *   );
 * }
 * ```
 * @see POST /_api/iam/authentication/v2/login
 */
export function useLogin(options: AttemptOptions = {}): LoginResult {
  const { auth, run, result } = useAttempt(options);
  const login = useCallback((params: LoginParams) => run(() => auth.login(params)), [auth, run]);
  return { login, ...result };
}
