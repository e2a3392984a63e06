'use client';

import type { LoginParams } from '@cartwright/identity';
import type { ChangeResult } from '../provider/use-change.js';
import type { LoginData } from './sign-in.js';
import { useAttempt, type AttemptOptions } from './use-attempt.js';

/**
 * Signs in a member with a custom form. The visitor's cart becomes the member's.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe; `mutation`: TanStack Query options.
 * @returns The mutation: `mutate` and `mutateAsync` take email address and password, and CAPTCHA tokens if the site
 * requires them. `data.loginState` says what comes next; `error.code` why the attempt failed, such as `invalidPassword`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { describeError } from '@cartwright/react/errors';
 * import { useLogin } from '@cartwright/react/identity';
 *
 * export function LoginForm() {
 *   const redirectUri = new URL('/login/callback', location.href).href;
 *   const { mutate, data, error, isPending } = useLogin({ redirectUri });
 *   const submit = (form: FormData) =>
 *     mutate({ email: String(form.get('email')), password: String(form.get('password')) });
 *   if (data?.loginState === 'EMAIL_VERIFICATION_REQUIRED') return <a href="/verify">Enter the code that we sent you</a>;
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
 *       <input name="email" type="email" aria-label="Email" />
 *       <input name="password" type="password" aria-label="Password" />
 *       <button disabled={isPending}>Log in</button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </form>
 *   );
 * }
 * ```
 * @see POST /_api/iam/authentication/v2/login
 */
export function useLogin(options: AttemptOptions<LoginParams> = {}): ChangeResult<LoginData, LoginParams> {
  return useAttempt((auth, params) => auth.login(params), options);
}
