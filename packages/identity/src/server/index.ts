export * from './strategies/api-key-strategy.js';
export * from './strategies/app-strategy.js';
export type { DecodedJwt } from './strategies/decode-jwt.js';
export type { TokenInfoResponse } from '../oauth/token-info.js';
export * from './client/create-server-client.js';
export type * from './client/server-client.js';
export * from './client/return-url.js';
export type { ServerCookie } from './cookies/server-cookie.js';
export * from './client/is-same-origin.js';
