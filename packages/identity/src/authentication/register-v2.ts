import { operation } from '@cartwright/core';
import { identityProfileShape, type IdentityProfile } from '../identities/identity-profile.js';
import type { LoginId } from '../identities/identity.js';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import type { CaptchaToken } from './authentication.js';
import { requireLoginId } from './require-login-id.js';

/** What else a registration says. */
export interface RegisterV2Options {
  /** The password. */
  password?: string;
  /** What the new member says about the person. */
  profile?: IdentityProfile;
  /** Answers of captchas. */
  captchaTokens?: CaptchaToken[];
  /** Data of the site's own, kept with the attempt. */
  clientMetaData?: Record<string, unknown> | null;
}

/**
 * Registers a new member. Most applications call `register` of the OAuth strategy, which says what to do next.
 *
 * @param loginId - What the member will sign in with.
 * @param options - Password, profile and captchas.
 * @returns Where it stands: `SUCCESS` with a `sessionToken`, or what has to happen first with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for a blank email address. No request is sent.
 * @throws {ApiError} `-19995` for an address that is taken, `-19971` and `-19970` for a missing and an invalid captcha.
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
  args: ['loginId', 'options'],
  input(loginId, options) {
    requireLoginId(loginId);
    return { ...options, loginId };
  },
  request: { profile: identityProfileShape },
  response: stateMachineShape,
  sentOnce: true,
});
