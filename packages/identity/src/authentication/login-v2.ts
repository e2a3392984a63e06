import { operation } from '@cartwright/core';
import type { LoginId } from '../identities/identity.js';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import type { CaptchaToken } from './authentication.js';
import { requireLoginId } from './require-login-id.js';

/** What else a login says. */
export interface LoginV2Options {
  /** The password. */
  password?: string | null;
  /** Answers of captchas. */
  captchaTokens?: CaptchaToken[];
  /** Data of the site's own, kept with the attempt. */
  clientMetaData?: Record<string, unknown> | null;
  /** Goes on with an attempt that an earlier answer began. */
  stateToken?: string | null;
}

/**
 * Signs a member in with a password. Most applications call `login` of the OAuth strategy, which says what to do next.
 *
 * @param loginId - What the member signs in with.
 * @param options - Password and captchas.
 * @returns Where it stands: `SUCCESS` with a `sessionToken`, or what has to happen first with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for a blank email address. No request is sent.
 * @throws {ApiError} `-19976` for a wrong password, `-19973` for one that has to be reset, `-19971` and `-19970` for a
 * missing and an invalid captcha.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const login = async (email: string, password: string) =>
 *   (await client.authentication.loginV2({ email }, { password })).sessionToken;
 * ```
 * @see POST /_api/iam/authentication/v2/login
 */
export const loginV2 = /* @__PURE__ */ operation<[loginId: LoginId, options?: LoginV2Options], StateMachineResponse>({
  id: 'identity.authentication.loginV2',
  method: 'POST',
  path: '/_api/iam/authentication/v2/login',
  args: ['loginId', 'options'],
  input(loginId, options) {
    requireLoginId(loginId);
    return { ...options, loginId };
  },
  response: stateMachineShape,
  sentOnce: true,
});
