import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireNonEmpty } from '../validation/require-non-empty.js';

/** Options of `verifyDuringAuthentication`. */
export interface VerifyDuringAuthenticationOptions {
  /** State token of the response that required the code. */
  stateToken: string;
}

/**
 * Continues a sign-in with its verification code. Most applications use `processVerification` of the OAuth strategy.
 *
 * @param code - The emailed code of 6 characters.
 * @param options - State token of the sign-in.
 * @returns State of the sign-in: `SUCCESS` with a `sessionToken`, or the next step with a `stateToken`.
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
  args: ['code', '...options'],
  prepare: (code, options) => {
    requireNonEmpty(code, 'code');
    requireNonEmpty(options, 'options');
    if ('stateToken' in options) requireNonEmpty(options.stateToken, 'options.stateToken');
  },
  response: stateMachineShape,
  sentOnce: true,
});
