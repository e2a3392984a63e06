import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireNonEmpty } from '../validation/require-non-empty.js';

/** Options of `recover`. */
export interface RecoverOptions {
  /** The new password. */
  password?: string | null;
}

/**
 * Resets the password with the token from the recovery email, and signs the member in.
 *
 * @param recoveryToken - Recovery token from the emailed link. Short-lived, and valid for one use.
 * @param options - The new password.
 * @returns State of the sign-in: `SUCCESS` with a `sessionToken`, or the required step with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty token. No request is sent.
 * @throws {ApiError} For an unknown, used or expired token.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { recovery } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { recovery } });
 *
 * export const setPassword = async (recoveryToken: string, password: string) =>
 *   (await client.recovery.recover(recoveryToken, { password })).sessionToken;
 * ```
 * @see POST /_api/iam/recovery/v1/recover
 */
export const recover = /* @__PURE__ */ operation<
  [recoveryToken: string, options?: RecoverOptions],
  StateMachineResponse
>({
  id: 'identity.recovery.recover',
  method: 'POST',
  path: '/_api/iam/recovery/v1/recover',
  args: ['recoveryToken', '...options'],
  prepare: (recoveryToken) => requireNonEmpty(recoveryToken, 'recoveryToken'),
  response: stateMachineShape,
  sentOnce: true,
});
