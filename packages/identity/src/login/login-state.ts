/** State of a registration or sign-in. */
export const LoginState = {
  /** Not started. */
  INITIAL: 'INITIAL',
  /** Completed: the state contains a session token. */
  SUCCESS: 'SUCCESS',
  /** Failed: the state contains a message and, if the failure can be corrected, a code. */
  FAILURE: 'FAILURE',
  /** A verification code was emailed. Continue with `processVerification`. */
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  /** The site's owner has to approve the member. */
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  /** A visible CAPTCHA token is required. */
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  /** An invisible CAPTCHA token is required. */
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
} as const;

/** State of a registration or sign-in. */
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** Reason for a failed registration or sign-in that the member can correct. */
export type LoginErrorCode =
  /** The email address is malformed, or the platform rejected the sign-in for a reason without its own code. */
  | 'invalidEmail'
  /** Email address and password do not match. */
  | 'invalidPassword'
  /** The password must be reset first. */
  | 'resetPassword'
  /** A CAPTCHA token is required. */
  | 'missingCaptchaToken'
  /** The email address is already registered. */
  | 'emailAlreadyExists'
  /** The CAPTCHA token is invalid. */
  | 'invalidCaptchaToken';

/**
 * State of a registration or sign-in, with the data needed to continue. Plain JSON, so that another server can continue
 * it.
 */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode }
  | {
      loginState: 'EMAIL_VERIFICATION_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
      data: { stateToken: string };
    };

/** CAPTCHA tokens. */
export interface CaptchaTokens {
  /** Token of the visible CAPTCHA. */
  recaptchaToken?: string;
  /** Token of the invisible CAPTCHA. */
  invisibleRecaptchaToken?: string;
}

/** Parameters of `FormLogin.login`. */
export interface LoginParams {
  /** The member's email address. */
  email: string;
  /** The member's password. */
  password: string;
  /** CAPTCHA tokens, if the site requires a CAPTCHA. */
  captchaTokens?: CaptchaTokens;
}
