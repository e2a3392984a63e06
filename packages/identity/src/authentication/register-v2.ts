import { operation } from '@cartwright/core';
import { identityProfileShape, type IdentityProfile } from '../identities/identity-profile.js';
import type { LoginId } from '../identities/identity.js';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import type { CaptchaToken } from './authentication.js';
import { requireLoginId } from './require-login-id.js';

/** Options of `registerV2`. */
export interface RegisterV2Options {
  /** Password of the new member. */
  password?: string;
  /** Profile of the new member. */
  profile?: IdentityProfile;
  /** CAPTCHA tokens, if the site requires a CAPTCHA. */
  captchaTokens?: CaptchaToken[];
  /** Custom data of the site for this registration. */
  clientMetaData?: Record<string, unknown> | null;
}

/**
 * Registers a member. Most applications use `register` of the OAuth strategy, which returns the next step.
 *
 * @param loginId - Login id: the new member's email address.
 * @param options - Password, profile and CAPTCHA tokens.
 * @returns State of the registration: `SUCCESS` with a `sessionToken`, or the required step with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for a blank email address. No request is sent.
 * @throws {ApiError} `-19995` if the email address is taken, `-19971` for a missing and `-19970` for an invalid CAPTCHA
 * token.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const register = async (email: string, password: string) =>
 *   (await client.authentication.registerV2({ email }, { password, profile: { nickname: 'Ada' } })).state;
 * ```
 * @see POST /_api/iam/authentication/v2/register
 */
export const registerV2 = /* @__PURE__ */ operation<
  [loginId: LoginId, options?: RegisterV2Options],
  StateMachineResponse
>({
  id: 'identity.authentication.registerV2',
  method: 'POST',
  path: '/_api/iam/authentication/v2/register',
  args: ['loginId', '...options'],
  prepare: (loginId) => requireLoginId(loginId),
  request: { profile: identityProfileShape },
  response: stateMachineShape,
  sentOnce: true,
});
