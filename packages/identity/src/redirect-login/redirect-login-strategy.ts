import { invalidArgument, type HeadersInput, type RequestOptions } from '@cartwright/core';
import { generateOAuthData } from '../pkce/generate-oauth-data.js';
import type { OauthData } from '../pkce/oauth-data.js';
import type { SessionChange } from '../session/session-change.js';
import type { Tokens } from '../tokens/tokens.js';
import type { VisitorStrategy, VisitorStrategyOptions } from '../visitor/visitor-strategy.js';
import { getAuthUrl, type AuthUrl, type AuthUrlOptions } from './auth-url.js';
import { getMemberTokens } from './get-member-tokens.js';
import type { LoginContext } from './login-context.js';
import { handleRedirectCallback, loginWithRedirect, type RedirectLoginOptions } from './login-with-redirect.js';
import { logout } from './logout.js';
import { parseFromUrl, type AuthAnswer } from './parse-from-url.js';

/** Options of an `OAuthStrategy` with a login on the platform's page. */
export interface RedirectLoginStrategyOptions extends VisitorStrategyOptions {
  /** How long the secret of a login is: 43 to 128 characters. Default 43. */
  codeVerifierLength?: number;
  /** Options of every token call: `headers` that a platform in front of the site asks for, such as `client-binding`. */
  tokenRequestOptions?: { headers?: HeadersInput };
}

/** Signs visitors and members in, and keeps their session. Members log in on the platform's page. */
export interface RedirectLoginStrategy extends VisitorStrategy {
  /**
   * Tells of every change of the session, after it: begun, renewed, refused, replaced, changed in another tab.
   *
   * @param listener - Called with the reason and the roles, never with a token. Its exceptions and rejections harm no call
   * and end no process: they are reported as a process warning, or with `reportError` in a browser.
   * @returns A function that ends it.
   */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
  /**
   * Makes the secrets of one login. Keep them where only this browser finds them, until it comes back: `loginWithRedirect`
   * does. Several logins can be under way at once.
   *
   * @param redirectUri - The address that the browser comes back to: one that is registered for the client.
   * @param originalUri - The page to go back to after the login.
   * @throws {CartwrightError} `crypto_missing` where there is no `crypto.getRandomValues`.
   * @see https://www.rfc-editor.org/rfc/rfc7636#section-4 RFC 7636, section 4: PKCE
   */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData;
  /**
   * Asks for the address of the login page.
   *
   * @param oauthData - The secrets of the login. Neither the verifier nor any token is in the address.
   * @param options - Whether a page is shown, and how it answers.
   * @param request - Options of the call.
   * @throws {ApiError} for an address that is not registered; `CartwrightError` `no_redirect_url` where there is none.
   * @see POST /_api/redirects-api/v1/redirect-session
   */
  getAuthUrl(oauthData: OauthData, options?: AuthUrlOptions, request?: RequestOptions): Promise<AuthUrl>;
  /**
   * Reads the answer of the login page off the address that the browser came back to.
   *
   * @param url - The address. Default: that of the page.
   * @param responseMode - As it was asked for. Default `fragment`.
   */
  parseFromUrl(url?: string, responseMode?: 'query' | 'fragment'): AuthAnswer;
  /**
   * Gets a member's tokens for a code, which is good for that once. Give them to `setTokens`.
   *
   * @param code - The code of the answer.
   * @param state - The state of the answer.
   * @param oauthData - The secrets of the login.
   * @param request - Options of the call.
   * @throws {CartwrightError} with the message `Missing code or _state`, or `Invalid _state` where the answer is not to
   * this login. No request is sent.
   * @throws {ApiError} `token_request_failed` when the platform refuses the code.
   * @see POST /oauth2/token
   */
  getMemberTokens(
    code: string | null,
    state: string | null,
    oauthData: OauthData,
    request?: RequestOptions,
  ): Promise<Tokens>;
  /**
   * Logs out: both tokens are cleared at once, also when the platform cannot be told. Send the browser to `logoutUrl`, so
   * that the platform's pages forget the member too.
   *
   * @param originalUrl - Where the browser comes back to.
   * @param request - Options of the call.
   * @throws {ApiError}, or what keeps the platform from answering. The session is over all the same.
   * @see POST /_api/redirects-api/v1/redirect-session
   */
  logout(originalUrl: string, request?: RequestOptions): Promise<{ logoutUrl: string }>;
  /**
   * Sends the browser to the login page. What the login needs when it comes back is kept in this tab for a quarter of an
   * hour. For a browser.
   *
   * @param options - Where the browser comes back to, and how the login is asked for.
   * @param request - Options of the call.
   * @throws As `getAuthUrl`; `CartwrightError` `storage_blocked` where the browser blocks `sessionStorage`.
   */
  loginWithRedirect(options: RedirectLoginOptions, request?: RequestOptions): Promise<void>;
  /**
   * Ends a login by redirect, on the page that the browser came back to: takes the answer out of the address, gets the
   * member's tokens and sets them. An answer is taken once; whoever calls while it is taken gets the same result, such
   * as an effect that React's strict mode runs twice. For a browser.
   *
   * @param request - Options of the call. `signal` is not listened to: an answer that is given up could not be taken
   * again.
   * @returns The page to go back to; always one of this site.
   * @throws {CartwrightError} with the login page's error as its code, such as `access_denied`; with the message
   * `Missing code or _state`; or `Invalid _state` for a login that was not begun in this tab, is over or too old.
   */
  handleRedirectCallback(request?: RequestOptions): Promise<{ originalUri: string }>;
}

/** The part of a strategy that logs in and out by redirect. */
export function redirectLogin(
  context: LoginContext,
  codeVerifierLength = 43,
): Omit<RedirectLoginStrategy, keyof VisitorStrategy> {
  if (!(codeVerifierLength >= 43 && codeVerifierLength <= 128 && codeVerifierLength % 1 === 0)) {
    throw invalidArgument('codeVerifierLength', 'a whole number from 43 to 128');
  }
  const begin = (redirectUri: string, originalUri?: string) =>
    generateOAuthData(redirectUri, originalUri, codeVerifierLength);
  let ending: Promise<{ originalUri: string }> | undefined;
  return {
    onSessionChange: context.onSessionChange,
    generateOAuthData: begin,
    getAuthUrl: (...args) => getAuthUrl(context, ...args),
    parseFromUrl,
    getMemberTokens: (code, state, ...rest) => getMemberTokens(context, { code, state }, ...rest),
    logout: (...args) => logout(context, ...args),
    loginWithRedirect: (options, request) =>
      loginWithRedirect(context, begin(options.redirectUri, options.originalUri ?? location.href), options, request),
    handleRedirectCallback: ({ signal: _, ...request } = {}) =>
      (ending ??= handleRedirectCallback(context, request).finally(() => (ending = undefined))),
  };
}
