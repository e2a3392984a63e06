import {
  createConnection,
  visitorStrategy,
  type VisitorStrategy,
  type VisitorStrategyOptions,
} from './visitor-strategy.js';

/** Options of {@link OAuthStrategy}. */
export type OAuthStrategyOptions = VisitorStrategyOptions;

/** Auth strategy for visitors. */
export type OAuthStrategy = VisitorStrategy;

/**
 * Creates the auth strategy of a site whose visitors never sign in: the smallest of the three strategies.
 *
 * @param options - Client ID, initial session and token storage.
 * @returns The strategy, for `createClient({ auth })`.
 * @throws {CartwrightError} `invalid_argument` if the client ID is empty.
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
