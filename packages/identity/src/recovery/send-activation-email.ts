import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../validation/require-non-empty.js';
import type { EmailOptions } from './recovery.js';

/** Options of `sendActivationEmail`. */
export interface SendActivationEmailOptions {
  /** Language and link of the email. */
  emailOptions?: EmailOptions;
}

/**
 * Sends an email with a link to set the first password, to a member created with `createMember`. Requires a merchant
 * identity (API key or app).
 *
 * @param identityId - Identity ID, equal to the member ID.
 * @param options - Language and link of the email.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
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
  args: ['identityId', '...options'],
  prepare: (identityId) => requireNonEmpty(identityId, 'identityId'),
  returnsNothing: true,
  sentOnce: true,
});
