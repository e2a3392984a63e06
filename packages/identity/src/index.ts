export { OAuthStrategy, type OAuthStrategyOptions } from './login/oauth-strategy.js';
export type { ExternalLogin } from './login/external-login.js';
export type { FormLogin, RegisterParams } from './login/form-login.js';
export {
  LoginState,
  type CaptchaTokens,
  type LoginErrorCode,
  type LoginParams,
  type StateMachine,
} from './login/login-state.js';
export type { OauthData } from './pkce/oauth-data.js';
export type { PopupLoginOptions } from './web-message/login-with-popup.js';
export type { AuthUrl, AuthUrlOptions, IdentityProvider } from './redirect-login/auth-url.js';
export type { RedirectLoginOptions } from './redirect-login/login-with-redirect.js';
export type { AuthAnswer } from './redirect-login/parse-from-url.js';
export type { SessionSync } from './web-message/session-sync.js';
export type { SessionChange, SessionChangeReason } from './session/session-change.js';
export { SessionRenewalError } from './errors/session-renewal-error.js';
export { TokenRole, type AccessToken, type PartialTokens, type RefreshToken, type Tokens } from './tokens/tokens.js';
export { browserStorage } from './storage/browser-storage.js';
export { cookieStorage, type CookieStorageOptions } from './storage/cookie-storage.js';
export { keyValueStorage } from './storage/key-value-storage.js';
export type { KeyValueStore } from './storage/key-value-store.js';
export type { TokenStorage } from './storage/token-storage.js';
export { webStorage } from './storage/web-storage.js';
export * as authentication from './authentication/index.js';
export * as members from './members/index.js';
export * as oauth from './oauth/index.js';
export * as recovery from './recovery/index.js';
export * as redirects from './redirects/index.js';
export * as signOnPolicy from './sign-on-policy/index.js';
export * as verification from './verification/index.js';
