import { operation } from '@cartwright/core';
import type { LoginId } from '../identities/identity.js';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import type { CaptchaToken } from './authentication.js';
import { requireLoginId } from './require-login-id.js';

/** Options of `loginV2`. */
export interface LoginV2Options {
  /** The member's password. */
  password?: string | null;
  /** CAPTCHA tokens, if the site requires a CAPTCHA. */
  captchaTokens?: CaptchaToken[];
  /** Custom data of the site for this sign-in. */
  clientMetaData?: Record<string, unknown> | null;
  /** State token of an earlier response, to continue that sign-in. */
  stateToken?: string | null;
}

/**
 * Signs a member in with a password. Most applications use `login` of the OAuth strategy, which returns the next step.
 *
 * @param loginId - Login id: the member's email address.
 * @param options - Password and CAPTCHA tokens.
 * @returns State of the sign-in: `SUCCESS` with a `sessionToken`, or the required step with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for a blank email address. No request is sent.
 * @throws {ApiError} `-19976` for a wrong password, `-19973` if the password must be reset, `-19971` for a missing and
 * `-19970` for an invalid CAPTCHA token.
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
  args: ['loginId', '...options'],
  prepare: (loginId) => requireLoginId(loginId),
  response: stateMachineShape,
  sentOnce: true,
});
