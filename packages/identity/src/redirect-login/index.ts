export { OAuthStrategy, type OAuthStrategyOptions } from './oauth-strategy.js';
export type { OauthData } from '../pkce/oauth-data.js';
export type { AuthUrl, AuthUrlOptions, IdentityProvider } from './auth-url.js';
export type { AuthAnswer } from './parse-from-url.js';
export type { RedirectLoginOptions } from './login-with-redirect.js';
export type { SessionChange, SessionChangeReason } from '../session/session-change.js';
export { SessionRenewalError } from '../errors/session-renewal-error.js';
export { TokenRole, type AccessToken, type PartialTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';
export type { TokenStorage } from '../storage/token-storage.js';
