import { operation } from '@cartwright/core';
import { requireFilled } from '../validation/require-filled.js';
import type { EmailOptions } from './recovery.js';

/** What else the call says. */
export interface SendActivationEmailOptions {
  /** How the mail is written. */
  emailOptions?: EmailOptions;
}

/**
 * Sends a mail with a link to set a first password. For merchants who made a member themselves.
 *
 * @param identityId - The identity's id; the same as the member's.
 * @param options - Language, and where the link leads to.
 * @throws {CartwrightError} `invalid_argument` for an empty id. No request is sent.
 * @throws {ApiError} With status 403 without the required permission, 404 for an unknown identity.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { recovery } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { recovery } });
 *
 * export const invite = (identityId: string) =>
 *   client.recovery.sendActivationEmail(identityId, { emailOptions: { language: 'en' } });
 * ```
 * @see POST /_api/iam/recovery/v1/activation-email
 */
export const sendActivationEmail = /* @__PURE__ */ operation<
  [identityId: string, options?: SendActivationEmailOptions],
  void
>({
  id: 'identity.recovery.sendActivationEmail',
  method: 'POST',
  path: '/_api/iam/recovery/v1/activation-email',
  args: ['identityId', 'options'],
  input(identityId, options) {
    requireFilled(identityId, 'identityId');
    return { ...options, identityId };
  },
  returnsNothing: true,
  sentOnce: true,
});
