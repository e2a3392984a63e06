import { operation } from '@cartwright/core';
import { requireFilled } from '../validation/require-filled.js';
import type { Redirect } from './recovery.js';

/** How the mail is written. */
export interface SendRecoveryEmailOptions {
  /** The language, such as `en`. Default: the site's. */
  language?: string | null;
  /** Where its link leads to. */
  redirect?: Redirect;
}

/**
 * Sends a mail with a link to set a new password. The answer is the same whether a member has this address or not.
 *
 * @param email - The member's address.
 * @param options - Language, and where the link leads to.
 * @throws {CartwrightError} `invalid_argument` for a blank address. No request is sent.
 * @throws {ApiError} for what is no email address, or a redirect that is not registered.
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
  args: ['email', 'options'],
  input(email, options) {
    requireFilled(email, 'email');
    return { ...options, email };
  },
  returnsNothing: true,
  sentOnce: true,
});
