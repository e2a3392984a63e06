import { entity, operation } from '@cartwright/core';
import { identityProfileShape, type IdentityProfile } from '../identities/identity-profile.js';
import { identityShape, type Identity, type LoginId } from '../identities/identity.js';
import { requireLoginId } from './require-login-id.js';

/** What else a sign-on says. */
export interface SignOnOptions {
  /** What is known about the person. */
  profile?: IdentityProfile;
  /** Whether the address counts as verified. */
  verifyEmail?: boolean;
  /** Whether a contact with the same address becomes the member's. */
  mergeExistingContact?: boolean;
}

/** Response of `signOn`. */
export interface SignOnResponse {
  /** What tokens can be had for. */
  sessionToken?: string;
  /** Who signed in. */
  identity?: Identity;
}

/**
 * Signs in a member whom another system has authenticated; registers one who is new. For servers with an API key.
 *
 * @param loginId - What the member is known by.
 * @param options - Profile, and how to treat the address.
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
  args: ['loginId', 'options'],
  input(loginId, options) {
    requireLoginId(loginId);
    return { ...options, loginId };
  },
  request: { profile: identityProfileShape },
  response: /* @__PURE__ */ entity<SignOnResponse>({ identity: identityShape }),
  sentOnce: true,
});
