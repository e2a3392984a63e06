import type { RequestOptions } from '@cartwright/core';
import type { IdentityProfile } from '../identities/identity-profile.js';
import type { StateMachineResponse } from '../identities/state-machine-response.js';
import { post, type LoginContext, type Post } from '../redirect-login/login-context.js';
import { failure, loginCodes, registerCodes } from './failure.js';
import type { LoginErrorCode, LoginParams, StateMachine } from './login-state.js';

/** Who registers. */
export interface RegisterParams extends LoginParams {
  /** What the new member says about the person. */
  profile?: IdentityProfile;
}

/** Logs members in with a form of the site's own. */
export interface FormLogin {
  /**
   * Registers a member. It does not throw for what the platform or the network does.
   *
   * @param params - Email address, password, profile, and answers of captchas.
   * @param request - Options of the call.
   * @returns What to do next: with `SUCCESS`, give the session token to `getMemberTokensForDirectLogin`.
   * @throws {CartwrightError} `aborted` when the signal ended it.
   * @see POST /_api/iam/authentication/v2/register
   */
  register(params: RegisterParams, request?: RequestOptions): Promise<StateMachine>;
  /**
   * Logs a member in. It does not throw for what the platform or the network does.
   *
   * @param params - Email address, password, and answers of captchas.
   * @param request - Options of the call.
   * @returns What to do next: with `SUCCESS`, give the session token to `getMemberTokensForDirectLogin`.
   * @throws {CartwrightError} `aborted` when the signal ended it.
   * @see POST /_api/iam/authentication/v2/login
   */
  login(params: LoginParams, request?: RequestOptions): Promise<StateMachine>;
  /**
   * Goes on with a registration or login that waits for the code of a mail. After a wrong code it can be called again.
   *
   * @param inputs - The code.
   * @param state - What the call before returned. On a server always give it: there, several people log in at once.
   * Default: the last one.
   * @param request - Options of the call.
   * @returns What to do next; `FAILURE` with `Unknown _state` where no code is waited for.
   * @throws {CartwrightError} `aborted` when the signal ended it.
   * @see POST /_api/iam/verification/v1/auth/verify
   */
  processVerification(
    inputs: { verificationCode: string },
    state?: StateMachine,
    request?: RequestOptions,
  ): Promise<StateMachine>;
  /**
   * Sends a mail with a link to set a new password. The answer is the same whether a member has this address or not.
   *
   * @param email - The member's address.
   * @param redirectUri - Where the browser goes afterwards: an address that is registered for the client.
   * @param request - Options of the call.
   * @throws {ApiError} for what is no email address, or an address that is not registered.
   * @see POST /_api/iam/recovery/v1/send-email
   */
  sendPasswordResetEmail(email: string, redirectUri: string, request?: RequestOptions): Promise<void>;
}

const unknownState = (): StateMachine => ({ loginState: 'FAILURE', error: 'Unknown _state' });

/** What an answer means. */
function next({ state, sessionToken, stateToken }: StateMachineResponse): StateMachine {
  if (state === 'SUCCESS') return { loginState: 'SUCCESS', data: { sessionToken: sessionToken ?? '' } };
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') {
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: stateToken ?? '' } };
  }
  return unknownState();
}

/** Creates the part of a strategy that logs in with a form. */
export function formLogin(context: LoginContext): FormLogin {
  let last: StateMachine = { loginState: 'INITIAL' };

  const enter = async (
    call: Pick<Post, 'operation' | 'path'>,
    { email, password, profile, captchaTokens: given }: RegisterParams,
    codes: Map<string, LoginErrorCode>,
    otherwise?: LoginErrorCode,
    request?: RequestOptions,
  ): Promise<StateMachine> => {
    const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = given ?? {};
    const captchaTokens = given && [{ Recaptcha, InvisibleRecaptcha }];
    const body = { loginId: { email }, password, profile, captchaTokens };
    last = await post<StateMachineResponse>(context, { ...call, body, sentOnce: true }, request).then(
      next,
      (error: unknown) => failure(error, call.operation, codes, otherwise),
    );
    return last;
  };

  return {
    register: (params, request) =>
      enter(
        { operation: 'identity.authentication.registerV2', path: '/_api/iam/authentication/v2/register' },
        params,
        registerCodes,
        undefined,
        request,
      ),
    login: (params, request) =>
      enter(
        { operation: 'identity.authentication.loginV2', path: '/_api/iam/authentication/v2/login' },
        params,
        loginCodes,
        'invalidEmail',
        request,
      ),
    async processVerification({ verificationCode }, state = last, request) {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState();
      const operation = 'identity.verification.verifyDuringAuthentication';
      const body = { code: verificationCode, stateToken: state.data.stateToken };
      const call = { operation, path: '/_api/iam/verification/v1/auth/verify', body, sentOnce: true };
      try {
        last = next(await post<StateMachineResponse>(context, call, request));
        return last;
      } catch (error) {
        return failure(error, operation);
      }
    },
    async sendPasswordResetEmail(email, url, request) {
      const body = { email, redirect: { url, clientId: context.clientId } };
      const operation = 'identity.recovery.sendRecoveryEmail';
      const call = { operation, path: '/_api/iam/recovery/v1/send-email', body, sentOnce: true };
      await post(context, call, request);
    },
  };
}
