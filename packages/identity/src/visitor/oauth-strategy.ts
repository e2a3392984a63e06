import {
  createConnection,
  visitorStrategy,
  type VisitorStrategy,
  type VisitorStrategyOptions,
} from './visitor-strategy.js';

/** Options of {@link OAuthStrategy}. */
export type OAuthStrategyOptions = VisitorStrategyOptions;

/** Signs visitors in, and keeps their session. */
export type OAuthStrategy = VisitorStrategy;

/**
 * The strategy for sites whose visitors never log in: the smallest one. Everything in it is in the other two as well.
 *
 * @param options - The client id, and where the session comes from.
 * @returns The strategy for `createClient({ auth })`; then it is `client.auth`.
 * @throws {CartwrightError} `invalid_argument` when the client id is empty.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity/visitor';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }) });
 * export const visitor = client.auth.generateVisitorTokens();
 * ```
 * @see POST /oauth2/token
 */
export const OAuthStrategy = (options: OAuthStrategyOptions): OAuthStrategy =>
  visitorStrategy(options, createConnection());
