import { operation } from '@cartwright/core';
import type { Reason } from './authentication.js';

/** Why an email address is not valid. */
export interface EmailValidationFailure {
  /** Reason for the failure. */
  reason?: Reason;
}

/** Response of `validateEmail`. */
export interface ValidateEmailResponse {
  /** Whether the address can receive email. */
  valid?: boolean;
  /** Why the address is not valid. Absent if it is valid. */
  failure?: EmailValidationFailure;
  /** Whether the address is malformed. */
  formatInvalid?: boolean;
}

/**
 * Checks whether an email address can be used to register. An empty address is not valid.
 *
 * @param email - Email address, up to 254 characters.
 * @returns Whether the address is valid, and why not.
 * @throws {ApiError} When the platform rejects the request.
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
  args: ['email'],
  repeatable: true,
});
