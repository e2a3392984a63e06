import { createLoginContext } from './login-context.js';
import {
  redirectLogin,
  type RedirectLoginStrategy,
  type RedirectLoginStrategyOptions,
} from './redirect-login-strategy.js';

/** Options of {@link OAuthStrategy}. */
export type OAuthStrategyOptions = RedirectLoginStrategyOptions;

/** Signs visitors and members in, and keeps their session. Members log in on the platform's page. */
export type OAuthStrategy = RedirectLoginStrategy;

/**
 * The strategy for sites whose members log in on the platform's page: smaller than the one of `@cartwright/identity`,
 * which can everything that this one can.
 *
 * @param options - The client id, and where the session comes from.
 * @returns The strategy for `createClient({ auth })`; then it is `client.auth`.
 * @throws {CartwrightError} `invalid_argument` when the client id is empty.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity/redirect-login';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }) });
 * export const login = () => client.auth.loginWithRedirect({ redirectUri: 'https://shop.example/callback' });
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1 RFC 6749, section 4.1: authorization code grant
 */
export function OAuthStrategy(options: OAuthStrategyOptions): OAuthStrategy {
  const context = createLoginContext(options);
  return { ...context.session, ...redirectLogin(context, options.codeVerifierLength) };
}
