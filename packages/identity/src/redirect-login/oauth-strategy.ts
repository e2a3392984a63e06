import { createLoginContext } from './login-context.js';
import {
  redirectLogin,
  type RedirectLoginStrategy,
  type RedirectLoginStrategyOptions,
} from './redirect-login-strategy.js';

/** Options of {@link OAuthStrategy}. */
export type OAuthStrategyOptions = RedirectLoginStrategyOptions;

/** Auth strategy for visitors and members. Members sign in on the platform's login page. */
export type OAuthStrategy = RedirectLoginStrategy;

/**
 * Creates the auth strategy of a site whose members sign in on the platform's login page: a smaller subset of the one
 * in `@cartwright/identity`.
 *
 * @param options - Client ID, initial session and token storage.
 * @returns The strategy, for `createClient({ auth })`.
 * @throws {CartwrightError} `invalid_argument` if the client ID is empty.
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
