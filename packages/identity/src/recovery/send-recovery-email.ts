import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../validation/require-non-empty.js';
import type { Redirect } from './recovery.js';

/** Options of `sendRecoveryEmail`. */
export interface SendRecoveryEmailOptions {
  /**
   * Language code, such as `en`.
   *
   * @default the site's language
   */
  language?: string | null;
  /** Target of the link. */
  redirect?: Redirect;
}

/**
 * Sends an email with a link to reset the password. Succeeds whether or not a member has this address.
 *
 * @param email - The member's email address.
 * @param options - Language and link of the email.
 * @throws {CartwrightError} `invalid_argument` for a blank address. No request is sent.
 * @throws {ApiError} For an invalid email address, or a redirect URL that is not registered.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { recovery } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { recovery } });
 *
 * export const forgotPassword = (email: string, clientId: string) =>
 *   client.recovery.sendRecoveryEmail(email, { redirect: { url: 'https://shop.example/login', clientId } });
 * ```
 * @see POST /_api/iam/recovery/v1/send-email
 */
export const sendRecoveryEmail = /* @__PURE__ */ operation<[email: string, options?: SendRecoveryEmailOptions], void>({
  id: 'identity.recovery.sendRecoveryEmail',
  method: 'POST',
  path: '/_api/iam/recovery/v1/send-email',
  args: ['email', '...options'],
  prepare: (email) => requireNonEmpty(email, 'email'),
  returnsNothing: true,
  sentOnce: true,
});
