'use client';

import type { RegisterParams } from '@cartwright/identity';
import type { ChangeResult } from '../provider/use-change.js';
import type { LoginData } from './sign-in.js';
import { useAttempt, type AttemptOptions } from './use-attempt.js';

/**
 * Registers a member with a custom form, and signs in if the site requires no verification or approval. The visitor's
 * cart becomes the member's.
 *
 * @param options - `redirectUri`, for browsers that block the hidden iframe; `mutation`: TanStack Query options.
 * @returns The mutation: `mutate` and `mutateAsync` take email address and password, an optional profile, and CAPTCHA
 * tokens if the site requires them. `data.loginState` says what comes next; `error.code` why the attempt failed, such as
 * `emailAlreadyExists`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useRegister } from '@cartwright/react/identity';
 *
 * export function JoinButton({ email, password }: { email: string; password: string }) {
 *   const { mutate, data, error } = useRegister();
 *   if (data?.loginState === 'OWNER_APPROVAL_REQUIRED') return <p>We will write to you once you are approved.</p>;
 *   return (
 *     <button onClick={() => mutate({ email, password })}>
 *       {error?.code === 'emailAlreadyExists' ? 'You have an account: log in' : 'Join'}
 *     </button>
 *   );
 * }
 * ```
 * @see POST /_api/iam/authentication/v2/register
 */
export function useRegister(options: AttemptOptions<RegisterParams> = {}): ChangeResult<LoginData, RegisterParams> {
  return useAttempt((auth, params) => auth.register(params), options);
}
