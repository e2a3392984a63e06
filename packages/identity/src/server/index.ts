export { ApiKeyStrategy, type ApiKeyStrategyOptions } from './strategies/api-key-strategy.js';
export { AppStrategy, type AppInstallation, type AppStrategyOptions } from './strategies/app-strategy.js';
export type { DecodedJwt } from './strategies/decode-jwt.js';
export type { TokenInfoResponse } from '../oauth/token-info.js';
export { createServerClient } from './client/create-server-client.js';
export type { ServerClient, ServerClientOptions, ServerSession, StartLoginOptions } from './client/server-client.js';
export type { ServerCookie } from './cookies/server-cookie.js';
export { isSameOrigin } from './is-same-origin.js';
