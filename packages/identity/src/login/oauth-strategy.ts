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
  /** The site key of the captcha that is not seen. Default: the platform's. */
  captchaInvisibleSiteKey?: string;
  /** The site key of the captcha that is seen. Default: the platform's. */
  captchaVisibleSiteKey?: string;
}

/** Signs visitors and members in, in every way there is, and keeps their session. */
export interface OAuthStrategy extends RedirectLoginStrategy, FormLogin, ExternalLogin {
  /** The access token as it is now; empty where there is none. */
  getActiveToken(): string;
  /**
   * Gets a member's tokens for the session token of a login by form, with a page of the platform that nobody sees. Give
   * them to `setTokens`. For a browser.
   *
   * @param sessionToken - Of the state `SUCCESS`.
   * @param request - Options of the call. `timeout`: how long the page is waited for. Default 120000.
   * @throws {CartwrightError} `timeout` with the message `OAuth flow timed out`; the login page's error as the code; or
   * `frame_blocked` where the browser keeps the page from working in a frame: call `loginWithPopup` with the same token
   * then, when something is clicked, or `loginWithRedirect`.
   */
  getMemberTokensForDirectLogin(sessionToken: string, request?: RequestOptions): Promise<Tokens>;
  /**
   * Logs in whoever is signed in on the platform's pages in this browser, without a page that is seen. For a browser that
   * allows third-party cookies.
   *
   * @param request - As for `getMemberTokensForDirectLogin`.
   * @throws {CartwrightError} `login_required` if no member is signed in there, or the browser does not say.
   */
  loginSilently(request?: RequestOptions): Promise<void>;
  /**
   * Logs in with the platform's page in a window of its own. Call it when something is clicked, and before anything that
   * is waited for: otherwise browsers block the window. For a browser.
   *
   * @param options - The session token of a login that already succeeded; or an identity provider.
   * @param request - Options of the call. `timeout`: how long the window may stay open. Default: no limit.
   * @throws {CartwrightError} `popup_blocked`; `popup_closed` when the window is closed before the login is done; or the
   * login page's error as the code.
   */
  loginWithPopup(options?: PopupLoginOptions, request?: RequestOptions): Promise<void>;
  /** The site key of the captcha that is not seen. */
  readonly captchaInvisibleSiteKey: string;
  /** The site key of the captcha that is seen. */
  readonly captchaVisibleSiteKey: string;
  /** Makes the platform's own pages know the visitor before the browser goes there. */
  readonly sessions: SessionSync;
}

/**
 * The strategy for sites: an anonymous visitor first, a member after login. It gets tokens when they are first needed
 * and renews them when they expire, once for however many calls wait. `@cartwright/identity/redirect-login` and
 * `@cartwright/identity/visitor` have smaller ones, for sites whose members log in on the platform's page, or not at all.
 *
 * @param options - The client id, and where the session comes from.
 * @returns The strategy for `createClient({ auth })`; then it is `client.auth`.
 * @throws {CartwrightError} `invalid_argument` when the client id is empty.
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
