import { operation } from '@cartwright/core';
import type { Reason } from './authentication.js';

/** Why an address cannot be used. */
export interface EmailValidationFailure {
  /** The reason. */
  reason?: Reason;
}

/** Response of `validateEmail`. */
export interface ValidateEmailResponse {
  /** Whether mail can be sent to it. */
  valid?: boolean;
  /** Why not. */
  failure?: EmailValidationFailure;
  /** Whether it is no address at all. */
  formatInvalid?: boolean;
}

/**
 * Finds out whether an email address can be used to register. An empty one is answered too: it is not valid.
 *
 * @param email - The address; at most 254 characters.
 * @returns Whether it is valid, and if not, why.
 * @throws {ApiError} when the platform refuses to say.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const isValid = async (email: string) => (await client.authentication.validateEmail(email)).valid;
 * ```
 * @see POST /_api/iam/authentication/v2/validate-email
 */
export const validateEmail = /* @__PURE__ */ operation<[email: string], ValidateEmailResponse>({
  id: 'identity.authentication.validateEmail',
  method: 'POST',
  path: '/_api/iam/authentication/v2/validate-email',
  input: (email) => ({ email }),
  repeatable: true,
});
