import { operation } from '@cartwright/core';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import { requireNonEmpty } from '../validation/require-non-empty.js';

/**
 * Resends the verification code of a sign-in.
 *
 * @param stateToken - State token of the response that required the code.
 * @returns State of the sign-in, with the next `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty state token. No request is sent.
 * @throws {ApiError} For an unknown or expired state token.
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
  args: ['stateToken'],
  prepare: (stateToken) => requireNonEmpty(stateToken, 'stateToken'),
  response: stateMachineShape,
  sentOnce: true,
});
