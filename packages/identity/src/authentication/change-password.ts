import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../validation/require-non-empty.js';

/**
 * Changes the password of the signed-in member.
 *
 * @param newPassword - The new password.
 * @throws {CartwrightError} `invalid_argument` for a blank password. No request is sent.
 * @throws {ApiError} With status 401 or 403 if no member is signed in. Also when the platform rejects the password.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const changePassword = (newPassword: string) => client.authentication.changePassword(newPassword);
 * ```
 * @see POST /_api/iam/authentication/v2/change-password
 */
export const changePassword = /* @__PURE__ */ operation<[newPassword: string], void>({
  id: 'identity.authentication.changePassword',
  method: 'POST',
  path: '/_api/iam/authentication/v2/change-password',
  args: ['newPassword'],
  prepare: (newPassword) => requireNonEmpty(newPassword, 'newPassword'),
  returnsNothing: true,
  sentOnce: true,
});
