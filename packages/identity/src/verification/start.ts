import { operation } from '@cartwright/core';
import type { Target } from './target.js';

/** Whom to verify, and how. */
export interface StartOptions {
  /** The identity's id. Default: the member who is signed in. */
  identityId?: string | null;
  /** Where the code is sent. Default `EMAIL`. */
  target?: Target;
}

/** Response of `start`. */
export interface StartResponse {
  /** The verification's id. */
  verificationId?: string;
}

/**
 * Sends a verification code. Signing in sends one by itself where the site asks for it.
 *
 * @param options - Whom to verify, and how.
 * @returns The verification's id.
 * @throws {ApiError} With status 403 without the required permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { verification } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { verification } });
 *
 * export const sendCode = (identityId: string) =>
 *   client.verification.start({ identityId, target: verification.Target.EMAIL });
 * ```
 * @see POST /_api/iam/verification/v1/start
 */
export const start = /* @__PURE__ */ operation<[options?: StartOptions], StartResponse>({
  id: 'identity.verification.start',
  method: 'POST',
  path: '/_api/iam/verification/v1/start',
  args: ['options'],
  input: (options) => ({ ...options }),
  sentOnce: true,
});
