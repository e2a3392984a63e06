import type { OAuthStrategy } from '@cartwright/identity';
import type { IdentityProfile } from '@cartwright/identity/authentication';

/** Where an attempt to sign in stands. */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
      data: { stateToken: string };
    };

/** Why an attempt failed. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidCaptchaToken';

/** What a form for a login asks for. */
export interface LoginParams {
  email: string;
  password: string;
  captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string };
}

/** What a form for a registration asks for. */
export interface RegisterParams extends LoginParams {
  profile?: IdentityProfile;
}

/** A strategy that signs members in. */
export interface LoginStrategy extends OAuthStrategy {
  login(params: LoginParams): Promise<StateMachine>;
  register(params: RegisterParams): Promise<StateMachine>;
  processVerification(inputs: { verificationCode: string }, state?: StateMachine): Promise<StateMachine>;
  getMemberTokensForDirectLogin(sessionToken: string): ReturnType<OAuthStrategy['renewToken']>;
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>;
  logout(originalUrl: string): Promise<{ logoutUrl: string }>;
  loginWithRedirect(options: { redirectUri: string; originalUri?: string; sessionToken?: string }): Promise<void>;
}
