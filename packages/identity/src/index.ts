export { OAuthStrategy, type OAuthStrategyOptions } from './strategy/oauth-strategy.js';
export { SessionRenewalError } from './errors/session-renewal-error.js';
export { TokenRole, type AccessToken, type RefreshToken, type Tokens } from './tokens/tokens.js';
export type { TokenStorage } from './tokens/token-storage.js';
export * as redirects from './redirects/index.js';
