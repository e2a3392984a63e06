import type { RequestOptions } from '@cartwright/core';
import { createLoginContext } from '../redirect-login/login-context.js';
import {
  redirectLogin,
  type RedirectLoginStrategy,
  type RedirectLoginStrategyOptions,
} from '../redirect-login/redirect-login-strategy.js';
import type { Tokens } from '../tokens/tokens.js';
import { loginInFrame } from '../web-message/login-in-frame.js';
import { loginWithPopup, type PopupLoginOptions } from '../web-message/login-with-popup.js';
import { sessionSync, type SessionSync } from '../web-message/session-sync.js';
import { externalLogin, type ExternalLogin } from './external-login.js';
import { formLogin, type FormLogin } from './form-login.js';

/** Options of {@link OAuthStrategy}. */
export interface OAuthStrategyOptions extends RedirectLoginStrategyOptions {
  /**
   * Site key of the invisible CAPTCHA.
   *
   * @default the platform's site key
   */
  captchaInvisibleSiteKey?: string;
  /**
   * Site key of the visible CAPTCHA.
   *
   * @default the platform's site key
   */
  captchaVisibleSiteKey?: string;
}

/** Auth strategy for visitors and members, with all ways to sign in. */
export interface OAuthStrategy extends RedirectLoginStrategy, FormLogin, ExternalLogin {
  /** Returns the current access token. Empty if there is none. */
  getActiveToken(): string;
  /**
   * Exchanges a session token for a member's tokens, in a hidden iframe of the platform. Pass the result to
   * `setTokens`. Browser only.
   *
   * @param sessionToken - Session token of a `SUCCESS` state.
   * @param request - Options of the call. `timeout` defaults to 120000.
   * @returns The member's tokens.
   * @throws {CartwrightError} `timeout` with the message `OAuth flow timed out`; the login page's error code; or
   * `frame_blocked` if the browser blocks the iframe. In that case, call `loginWithPopup` with the same session token
   * from a click handler, or `loginWithRedirect`.
   */
  getMemberTokensForDirectLogin(sessionToken: string, request?: RequestOptions): Promise<Tokens>;
  /**
   * Signs in the member who is signed in on the platform's pages in this browser, in a hidden iframe. Requires a
   * browser that allows third-party cookies.
   *
   * @param request - Options of the call. `timeout` defaults to 120000.
   * @throws {CartwrightError} `login_required` if no member is signed in there, or the browser blocks the cookie. See
   * also `OAuthStrategy.getMemberTokensForDirectLogin`.
   */
  loginSilently(request?: RequestOptions): Promise<void>;
  /**
   * Signs a member in with the platform's login page in a popup. Call it from a click handler before any `await`,
   * otherwise browsers block the popup. Browser only.
   *
   * @param options - Session token of a completed sign-in, or an identity provider.
   * @param request - Options of the call. `timeout` limits how long the popup may stay open. No limit by default.
   * @throws {CartwrightError} `popup_blocked`; `popup_closed` if the popup is closed before the sign-in is complete; or
   * the login page's error code.
   */
  loginWithPopup(options?: PopupLoginOptions, request?: RequestOptions): Promise<void>;
  /** Site key of the invisible CAPTCHA. */
  readonly captchaInvisibleSiteKey: string;
  /** Site key of the visible CAPTCHA. */
  readonly captchaVisibleSiteKey: string;
  /** Transfers the visitor's session to the platform's pages. */
  readonly sessions: SessionSync;
}

/**
 * Creates the auth strategy of a site: a visitor session first, a member session after sign-in. Requests tokens on
 * first use and refreshes them when they expire, once for all concurrent calls. If members sign in on the platform's
 * page only, or never, `@cartwright/identity/redirect-login` and `@cartwright/identity/visitor` are smaller.
 *
 * @param options - Client ID, initial session and token storage.
 * @returns The strategy, for `createClient({ auth })`.
 * @throws {CartwrightError} `invalid_argument` if the client ID is empty.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }) });
 * export const visitor = client.auth.generateVisitorTokens();
 * ```
 * @see POST /oauth2/token
 */
export function OAuthStrategy(options: OAuthStrategyOptions): OAuthStrategy {
  const context = createLoginContext(options);
  const { session } = context;
  return {
    ...session,
    ...redirectLogin(context, options.codeVerifierLength),
    ...formLogin(context),
    ...externalLogin(context),
    getActiveToken: () => session.getTokens().accessToken.value,
    getMemberTokensForDirectLogin: (sessionToken, request) => loginInFrame(context, sessionToken, request),
    async loginSilently(request) {
      session.setTokens(await loginInFrame(context, undefined, request));
      await session.ready();
    },
    loginWithPopup: (...args) => loginWithPopup(context, ...args),
    captchaInvisibleSiteKey: options.captchaInvisibleSiteKey ?? '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v',
    captchaVisibleSiteKey: options.captchaVisibleSiteKey ?? '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
    sessions: sessionSync(context),
  };
}
