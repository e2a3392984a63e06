export * from './oauth-strategy.js';
export type * from '../pkce/oauth-data.js';
export type { AuthUrl, AuthUrlOptions, IdentityProvider } from './auth-url.js';
export type { AuthResponse } from './parse-from-url.js';
export type { RedirectLoginOptions } from './login-with-redirect.js';
export * from '../session/index.js';
