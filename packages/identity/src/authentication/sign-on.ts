import { entity, operation } from '@cartwright/core';
import { identityProfileShape, type IdentityProfile } from '../identities/identity-profile.js';
import { identityShape, type Identity, type LoginId } from '../identities/identity.js';
import { requireLoginId } from './require-login-id.js';

/** Options of `signOn`. */
export interface SignOnOptions {
  /** Profile of the member. Updates the profile of an existing member. */
  profile?: IdentityProfile;
  /**
   * Whether to mark the email address as verified without verification.
   *
   * @default false
   */
  verifyEmail?: boolean;
  /**
   * Whether to link the member to an existing contact with the same email address, instead of creating a contact.
   *
   * @default true
   */
  mergeExistingContact?: boolean;
}

/** Response of `signOn`. */
export interface SignOnResponse {
  /** Session token, to be exchanged for tokens. */
  sessionToken?: string;
  /** Identity of the member. */
  identity?: Identity;
}

/**
 * Signs in a member that another system has authenticated, and registers a new one. For servers: requires an API key.
 *
 * @param loginId - Login id: the member's email address.
 * @param options - Profile, email verification and contact settings.
 * @returns The session token and the identity.
 * @throws {CartwrightError} `invalid_argument` for a blank email address. No request is sent.
 * @throws {ApiError} With status 403 without the required permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const signOn = async (email: string) =>
 *   (await client.authentication.signOn({ email }, { verifyEmail: true, mergeExistingContact: true })).sessionToken;
 * ```
 * @see POST /_api/iam/authentication/v2/sign-on
 */
export const signOn = /* @__PURE__ */ operation<[loginId: LoginId, options?: SignOnOptions], SignOnResponse>({
  id: 'identity.authentication.signOn',
  method: 'POST',
  path: '/_api/iam/authentication/v2/sign-on',
  args: ['loginId', '...options'],
  prepare: (loginId) => requireLoginId(loginId),
  request: { profile: identityProfileShape },
  response: /* @__PURE__ */ entity<SignOnResponse>({ identity: identityShape }),
  sentOnce: true,
});
