import type { Client, ClientOptions } from '@cartwright/core';
import type { OAuthStrategy, OAuthStrategyOptions } from '../../login/oauth-strategy.js';
import type { AuthUrlOptions } from '../../redirect-login/auth-url.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** Options of `createServerClient`, besides those of `createClient` and `OAuthStrategy`. */
export interface ServerClientOptions<Modules extends object>
  extends Omit<ClientOptions<Modules, OAuthStrategy>, 'auth'>, Omit<OAuthStrategyOptions, 'tokens' | 'tokenStorage'> {
  /**
   * Secrets that encrypt the session cookie: random strings of at least 32 characters, kept on the server. Cookies are
   * encrypted for all of them, and each of them decrypts. To rotate secrets without signing members out, deploy
   * `[newer, older]`, and `[newer]` after `sessionLifetime`.
   */
  secrets: readonly string[];
  /** Origin of the site as browsers see it, such as `https://shop.example`. Never read from request headers. */
  origin: string;
  /** The request, or an object with its headers. */
  request: { readonly headers: Headers };
  /**
   * Path that the browser returns to after a sign-in. Its URL must be registered for the OAuth app.
   *
   * @default '/auth/callback'
   */
  callbackPath?: string;
  /**
   * Time after which an unused session expires in the browser, in seconds.
   *
   * @default 2592000 (30 days)
   */
  sessionLifetime?: number;
  /**
   * Whether a second cookie contains the session's public ID, readable by scripts, for `ServerSessionStrategy` of
   * `@cartwright/identity/server-session` in the browser. `forward` then responds
   * with 401 to calls without a session. It starts one for `POST` of `basePath`, which the strategy sends once for all
   * calls and tabs.
   *
   * @default false
   */
  sessionIdCookie?: boolean;
  /**
   * Maximum length of a request body that `forward` accepts, in bytes.
   *
   * @default 1048576 (1 MiB)
   */
  maxBodyBytes?: number;
}

/** Options of `startLogin`. */
export type StartLoginOptions = Pick<AuthUrlOptions, 'prompt' | 'sessionToken' | 'idp'>;

/** Session functions of a server client. */
export interface ServerSession {
  /** Auth strategy of this request, with the session from its cookie. */
  readonly auth: OAuthStrategy;
  /**
   * Adds the session's headers to a response: `Set-Cookie` if the session changed, `Cache-Control: no-store` and
   * `Vary: Cookie` if it was used. Call it after all other calls. Existing cookies are kept.
   *
   * @param response - The response. It is not modified.
   * @returns A copy with the session's headers.
   * @throws {CartwrightError} `session_too_large` if the tokens do not fit into cookies.
   */
  applyTo(response: Response): Promise<Response>;
  /** The same headers, for frameworks that create the response themselves. Append them. */
  responseHeaders(): Promise<Headers>;
  /** The same cookies, for frameworks that set cookies one by one. */
  cookies(): Promise<ServerCookie[]>;
  /**
   * Forwards a request of the site's own pages to the platform, with the session's access token. Hooks in the browser
   * then use the session although no script can read its cookie: their client has the URL of this route as `apiUrl`.
   * Cookies and credentials of the request are not forwarded. A rejected access token is refreshed once.
   *
   * @param request - Request below `basePath`. The rest of its path and its query string are those of the platform.
   * @param basePath - Path of the route, such as `/api/shop`.
   * @returns The platform's response, with the session's headers. 403 if the request comes from another site, 404 outside
   * of `basePath`. 400 for a path with encoded dots, slashes or control characters, 413 for a body over `maxBodyBytes`.
   * 502 if the platform is unreachable, 504 after `timeout`.
   * @throws {CartwrightError} If the session cannot be used, such as `session_too_large`.
   */
  forward(request: Request, basePath: string): Promise<Response>;
  /**
   * Starts a sign-in: redirects to the platform's login page. The secrets of the sign-in are stored in an encrypted
   * cookie for 15 minutes. Several sign-ins can be pending.
   *
   * @param returnTo - Page to go to afterwards. URLs of other sites are replaced by the start page.
   * @param options - Prompt and identity provider; `sessionToken` and `prompt: 'none'` after a sign-in with the site's
   * own form.
   * @returns The redirect response, with its cookies.
   * @throws {ApiError} If the URL of `callbackPath` is not registered for the OAuth app.
   */
  startLogin(returnTo?: string, options?: StartLoginOptions): Promise<Response>;
  /**
   * Completes a sign-in at `callbackPath`: requests the member's tokens and redirects to `returnTo`.
   *
   * @param request - The request, or an object with its URL.
   * @returns The redirect response, with its cookies.
   * @throws {CartwrightError} The login page's error code, such as `access_denied`; or `missing_code` with the message
   * `Missing code or _state`. The session is unchanged.
   * @throws {CartwrightError} `invalid_state` with the message `Invalid _state` for a sign-in that was not started in
   * this browser, is already completed or has expired.
   */
  finishLogin(request: { readonly url: string }): Promise<Response>;
  /**
   * Signs out, even if the platform is unavailable, and redirects to the platform's logout page.
   *
   * @param returnTo - Page to go to afterwards. URLs of other sites are replaced by the start page.
   * @returns The redirect response, with its cookies.
   */
  logout(returnTo?: string): Promise<Response>;
}

/** Client of one request on a server. */
export type ServerClient<Modules extends object = object> = Client & Modules & ServerSession;
