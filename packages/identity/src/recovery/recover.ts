import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireFilled } from '../validation/require-filled.js';

/** What else a recovery says. */
export interface RecoverOptions {
  /** The new password. */
  password?: string | null;
}

/**
 * Sets a new password with the token of the link in the mail, and signs the member in.
 *
 * @param recoveryToken - The token. It can be used once, and for a short time.
 * @param options - The new password.
 * @returns Where it stands: `SUCCESS` with a `sessionToken`, or what has to happen first with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty token. No request is sent.
 * @throws {ApiError} for a token that is unknown, used or too old.
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
  args: ['recoveryToken', 'options'],
  input(recoveryToken, options) {
    requireFilled(recoveryToken, 'recoveryToken');
    return { ...options, recoveryToken };
  },
  response: stateMachineShape,
  sentOnce: true,
});
