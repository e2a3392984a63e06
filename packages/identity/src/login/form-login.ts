import type { RequestOptions } from '@cartwright/core';
import type { IdentityProfile } from '../identities/identity-profile.js';
import type { StateMachineResponse } from '../identities/state-machine-response.js';
import { post, type LoginContext, type Post } from '../redirect-login/login-context.js';
import { toFailure, loginCodes, registerCodes } from './to-failure.js';
import type { LoginErrorCode, LoginParams, StateMachine } from './login-state.js';

/** Parameters of `FormLogin.register`. */
export interface RegisterParams extends LoginParams {
  /** Profile of the new member. */
  profile?: IdentityProfile;
}

/** Signs members in with the site's own form. */
export interface FormLogin {
  /**
   * Registers a member. Errors of the platform or the network do not throw; they are returned as `FAILURE`.
   *
   * @param params - Email address, password, profile and CAPTCHA tokens.
   * @param request - Options of the call.
   * @returns The next step. On `SUCCESS`, pass the session token to `getMemberTokensForDirectLogin`.
   * @throws {CartwrightError} `aborted` when `signal` aborts.
   * @see POST /_api/iam/authentication/v2/register
   */
  register(params: RegisterParams, request?: RequestOptions): Promise<StateMachine>;
  /**
   * Signs a member in with email address and password. Errors of the platform or the network do not throw; they are
   * returned as `FAILURE`.
   *
   * @param params - Email address, password and CAPTCHA tokens.
   * @param request - Options of the call.
   * @returns The next step. On `SUCCESS`, pass the session token to `getMemberTokensForDirectLogin`.
   * @throws {CartwrightError} `aborted` when `signal` aborts.
   * @see POST /_api/iam/authentication/v2/login
   */
  login(params: LoginParams, request?: RequestOptions): Promise<StateMachine>;
  /**
   * Continues a registration or sign-in with the emailed verification code. Accepts another code after a wrong one.
   *
   * @param inputs - The verification code.
   * @param state - State returned by the previous call. Defaults to the last one. Always pass it on a server, where
   * several members sign in at the same time.
   * @param request - Options of the call.
   * @returns The next step; `FAILURE` with `Unknown _state` if no verification is pending.
   * @throws {CartwrightError} `aborted` when `signal` aborts.
   * @see POST /_api/iam/verification/v1/auth/verify
   */
  processVerification(
    inputs: { verificationCode: string },
    state?: StateMachine,
    request?: RequestOptions,
  ): Promise<StateMachine>;
  /**
   * Sends an email with a link to reset the password. Succeeds whether or not a member has this address.
   *
   * @param email - The member's email address.
   * @param redirectUri - Page to return to after the reset. Must be registered for the OAuth app.
   * @param request - Options of the call.
   * @throws {ApiError} For an invalid email address, or a redirect URI that is not registered.
   * @see POST /_api/iam/recovery/v1/send-email
   */
  sendPasswordResetEmail(email: string, redirectUri: string, request?: RequestOptions): Promise<void>;
}

const unknownState = (): StateMachine => ({ loginState: 'FAILURE', error: 'Unknown _state' });

/** Converts a response to a login state. */
function toLoginState({ state, sessionToken, stateToken }: StateMachineResponse): StateMachine {
  if (state === 'SUCCESS') return { loginState: 'SUCCESS', data: { sessionToken: sessionToken ?? '' } };
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') {
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: stateToken ?? '' } };
  }
  return unknownState();
}

/** Creates the part of a strategy that signs members in with a form. */
export function formLogin(context: LoginContext): FormLogin {
  let lastState: StateMachine = { loginState: 'INITIAL' };
  const send = (
    call: Pick<Post, 'operation' | 'path' | 'body'>,
    request?: RequestOptions,
    ...codes: [codes?: Map<string, LoginErrorCode>, fallbackCode?: LoginErrorCode]
  ): Promise<StateMachine> =>
    post<StateMachineResponse>(context, { ...call, sentOnce: true }, request).then(toLoginState, (error: unknown) =>
      toFailure(error, call.operation, ...codes),
    );
  const submit =
    (call: Pick<Post, 'operation' | 'path'>, ...codes: [Map<string, LoginErrorCode>, LoginErrorCode?]) =>
    async (
      { email, password, profile, captchaTokens: tokens }: RegisterParams,
      request?: RequestOptions,
    ): Promise<StateMachine> => {
      const { recaptchaToken: Recaptcha, invisibleRecaptchaToken: InvisibleRecaptcha } = tokens ?? {};
      const captchaTokens = tokens && [{ Recaptcha, InvisibleRecaptcha }];
      const body = { loginId: { email }, password, profile, captchaTokens };
      return (lastState = await send({ ...call, body }, request, ...codes));
    };
  return {
    register: submit(
      { operation: 'identity.authentication.registerV2', path: '/_api/iam/authentication/v2/register' },
      registerCodes,
    ),
    login: submit(
      { operation: 'identity.authentication.loginV2', path: '/_api/iam/authentication/v2/login' },
      loginCodes,
      'invalidEmail',
    ),
    async processVerification({ verificationCode }, state = lastState, request) {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState();
      const result = await send(
        {
          operation: 'identity.verification.verifyDuringAuthentication',
          path: '/_api/iam/verification/v1/auth/verify',
          body: { code: verificationCode, stateToken: state.data.stateToken },
        },
        request,
      );
      // After a wrong code, the member enters another one.
      if (result.loginState !== 'FAILURE') lastState = result;
      return result;
    },
    async sendPasswordResetEmail(email, url, request) {
      const body = { email, redirect: { url, clientId: context.clientId } };
      const operation = 'identity.recovery.sendRecoveryEmail';
      const call = { operation, path: '/_api/iam/recovery/v1/send-email', body, sentOnce: true };
      await post(context, call, request);
    },
  };
}
