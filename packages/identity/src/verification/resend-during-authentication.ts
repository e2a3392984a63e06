import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireFilled } from '../validation/require-filled.js';

/**
 * Sends the verification code of an attempt to sign in once more.
 *
 * @param stateToken - The `stateToken` of the answer that asked for the code.
 * @returns Where the attempt stands, with the `stateToken` to go on with.
 * @throws {CartwrightError} `invalid_argument` for an empty state token. No request is sent.
 * @throws {ApiError} for an attempt that is unknown or too old.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { verification } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { verification } });
 *
 * export const sendAgain = (stateToken: string) => client.verification.resendDuringAuthentication(stateToken);
 * ```
 * @see POST /_api/iam/verification/v1/auth/resend
 */
export const resendDuringAuthentication = /* @__PURE__ */ operation<[stateToken: string], StateMachineResponse>({
  id: 'identity.verification.resendDuringAuthentication',
  method: 'POST',
  path: '/_api/iam/verification/v1/auth/resend',
  input(stateToken) {
    requireFilled(stateToken, 'stateToken');
    return { stateToken };
  },
  response: stateMachineShape,
  sentOnce: true,
});
