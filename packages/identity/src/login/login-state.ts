/** Where a login stands. */
export const LoginState = {
  /** Nothing was done yet. */
  INITIAL: 'INITIAL',
  /** Done: there is a session token. */
  SUCCESS: 'SUCCESS',
  /** It did not work. */
  FAILURE: 'FAILURE',
  /** A code was mailed. */
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  /** The site's owner has to approve the member. */
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  /** A captcha has to be answered. */
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  /** A captcha that is not seen has to be answered. */
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
} as const;

/** Where a login stands. */
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** Why a login did not work, where there is something to do about it. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidCaptchaToken';

/** Where a login stands, with what is needed to go on. It is plain data: whoever holds it can go on, also another server. */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
      data: { stateToken: string };
    };

/** Answers of captchas. */
export interface CaptchaTokens {
  /** Of the captcha that is seen. */
  recaptchaToken?: string;
  /** Of the captcha that is not seen. */
  invisibleRecaptchaToken?: string;
}

/** Who logs in. */
export interface LoginParams {
  /** The member's email address. */
  email: string;
  /** The password. */
  password: string;
  /** Answers of captchas, where the site asks for one. */
  captchaTokens?: CaptchaTokens;
}
