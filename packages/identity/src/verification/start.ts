import { operation } from '@cartwright/core';
import type { Target } from './target.js';

/** Options of `start`. */
export interface StartOptions {
  /**
   * ID of the identity to verify.
   *
   * @default the signed-in member
   */
  identityId?: string | null;
  /**
   * Where the code is sent.
   *
   * @default 'EMAIL'
   */
  target?: Target;
}

/** Response of `start`. */
export interface StartResponse {
  /** Verification ID. */
  verificationId?: string;
}

/**
 * Sends a verification code. Sign-ins send one automatically if the site requires verification.
 *
 * @param options - Identity and target.
 * @returns The verification ID.
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
  args: ['...options'],
  sentOnce: true,
});
