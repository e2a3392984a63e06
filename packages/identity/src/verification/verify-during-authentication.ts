import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireFilled } from '../validation/require-filled.js';

/** Which attempt to sign in the code belongs to. */
export interface VerifyDuringAuthenticationOptions {
  /** The `stateToken` of the answer that asked for the code. */
  stateToken: string;
}

/**
 * Goes on with an attempt to sign in that waits for a verification code. Most applications call `processVerification` of
 * the OAuth strategy.
 *
 * @param code - The code in the mail; 6 characters.
 * @param options - Which attempt it belongs to.
 * @returns Where it stands: `SUCCESS` with a `sessionToken`, or what has to happen next with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty code or state token. No request is sent.
 * @throws {ApiError} `VERIFICATION_FAILED` for a wrong code.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { verification } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { verification } });
 *
 * export const verifyCode = async (code: string, stateToken: string) =>
 *   (await client.verification.verifyDuringAuthentication(code, { stateToken })).sessionToken;
 * ```
 * @see POST /_api/iam/verification/v1/auth/verify
 */
export const verifyDuringAuthentication = /* @__PURE__ */ operation<
  [code: string, options: VerifyDuringAuthenticationOptions],
  StateMachineResponse
>({
  id: 'identity.verification.verifyDuringAuthentication',
  method: 'POST',
  path: '/_api/iam/verification/v1/auth/verify',
  args: ['code', 'options'],
  input(code, options) {
    requireFilled(code, 'code');
    requireFilled(options, 'options');
    if ('stateToken' in options) requireFilled(options.stateToken, 'options.stateToken');
    return { ...options, code };
  },
  response: stateMachineShape,
  sentOnce: true,
});
