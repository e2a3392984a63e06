import type { Client, ClientOptions } from '@cartwright/core';
import type { OAuthStrategy, OAuthStrategyOptions } from '../../login/oauth-strategy.js';
import type { AuthUrlOptions } from '../../redirect-login/auth-url.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** Options of `createServerClient`, beside those of `createClient` and `OAuthStrategy`. */
export interface ServerClientOptions<Modules extends object>
  extends Omit<ClientOptions<Modules, OAuthStrategy>, 'auth'>, Omit<OAuthStrategyOptions, 'tokens' | 'tokenStorage'> {
  /**
   * What cookies are sealed with: random texts of at least 32 characters, kept on the server. The first one seals; the
   * others still open what they sealed, so that a secret can be replaced without anybody being logged out.
   */
  secrets: readonly string[];
  /** The site's address as browsers see it, such as `https://shop.example`. No header of a request can change it. */
  origin: string;
  /** The request, or whatever has its headers. */
  request: { readonly headers: Headers };
  /** Where the browser comes back to after a login: a path whose address is registered for the client. Default `/auth/callback`. */
  callbackPath?: string;
  /** How long a browser keeps the session without renewing it, in seconds. Default 30 days. */
  sessionLifetime?: number;
}

/** How a login is asked for. */
export type StartLoginOptions = Pick<AuthUrlOptions, 'prompt' | 'sessionToken' | 'idp'>;

/** What the client of a request can do, beside what every client can. */
export interface ServerSession {
  /** The strategy of this request, with the session of its cookie. */
  readonly auth: OAuthStrategy;
  /**
   * The response with what the session needs: `Set-Cookie` where it changed, `Cache-Control: no-store` and `Vary: Cookie`
   * where it was read or changed. Call it last, when all calls are done. Cookies that are set already stay.
   *
   * @param response - The response; it is not changed.
   * @throws {CartwrightError} `session_too_long` for tokens that fit in no cookie.
   */
  applyTo(response: Response): Promise<Response>;
  /** The same headers alone, for frameworks that make the response themselves. Append them. */
  responseHeaders(): Promise<Headers>;
  /** The same cookies one by one, for frameworks that set cookies themselves. */
  cookies(): Promise<ServerCookie[]>;
  /**
   * Begins a login: sends the browser to the platform's login page. What the login needs when it comes back is in a
   * sealed cookie for a quarter of an hour. Several logins can be under way.
   *
   * @param returnTo - The page to go to afterwards. What is not on this site becomes its start page.
   * @param options - How the login is asked for; `sessionToken` and `prompt: 'none'` after an own form.
   * @returns The response, complete with its cookies.
   * @throws {ApiError} where the address of `callbackPath` is not registered.
   */
  startLogin(returnTo?: string, options?: StartLoginOptions): Promise<Response>;
  /**
   * Ends a login, at `callbackPath`: gets the member's tokens and sends the browser to `returnTo`.
   *
   * @param request - The request, or whatever has its address.
   * @returns The response, complete with its cookies.
   * @throws {CartwrightError} with the login page's error as its code, such as `access_denied`; with the message `Missing
   * code or _state`; or `Invalid _state` for a login that was not begun in this browser, is over or too old. The session
   * stays as it was.
   */
  finishLogin(request: { readonly url: string }): Promise<Response>;
  /**
   * Ends the session, also where the platform is out of reach, and sends the browser to the platform's logout.
   *
   * @param returnTo - The page to go to afterwards. What is not on this site becomes its start page.
   * @returns The response, complete with its cookies.
   */
  logout(returnTo?: string): Promise<Response>;
}

/** The client of one request. */
export type ServerClient<Modules extends object = object> = Client & Modules & ServerSession;
