import { inFullBuild, invalidArgument, isDevelopment, type HeadersInput, type RequestOptions } from '@cartwright/core';
import { generateOAuthData } from '../pkce/generate-oauth-data.js';
import type { OauthData } from '../pkce/oauth-data.js';
import type { Tokens } from '../tokens/tokens.js';
import type { VisitorStrategy, VisitorStrategyOptions } from '../visitor/visitor-strategy.js';
import { getAuthUrl, type AuthUrl, type AuthUrlOptions } from './auth-url.js';
import { getMemberTokens } from './get-member-tokens.js';
import type { LoginContext } from './login-context.js';
import { handleRedirectCallback, loginWithRedirect, type RedirectLoginOptions } from './login-with-redirect.js';
import { logout } from './logout.js';
import { parseFromUrl, type AuthResponse } from './parse-from-url.js';

/** Options of an `OAuthStrategy` with sign-in on the platform's login page. */
export interface RedirectLoginStrategyOptions extends VisitorStrategyOptions {
  /**
   * Length of the PKCE code verifier, from 43 to 128.
   *
   * @default 43
   */
  codeVerifierLength?: number;
  /** Options of all token calls. `headers` are sent for a proxy in front of the platform, such as `client-binding`. */
  tokenRequestOptions?: { headers?: HeadersInput };
}

/** Auth strategy for visitors and members. Members sign in on the platform's login page. */
export interface RedirectLoginStrategy extends VisitorStrategy {
  /**
   * Generates the state and PKCE secrets of one sign-in. Store them where only this browser finds them until it
   * returns, as `loginWithRedirect` does. Several sign-ins can be pending.
   *
   * @param redirectUri - Redirect URI. Must be registered for the OAuth app.
   * @param originalUri - Page to return to after the sign-in.
   * @returns The secrets, for `getAuthUrl` and `getMemberTokens`.
   * @throws {CartwrightError} `crypto_missing` if `crypto.getRandomValues` is missing.
   * @see https://www.rfc-editor.org/rfc/rfc7636#section-4 RFC 7636, section 4: PKCE
   */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData;
  /**
   * Requests the URL of the login page.
   *
   * @param oauthData - Secrets of the sign-in. The URL contains neither the code verifier nor a token of the session.
   * @param options - Prompt, response mode and identity provider.
   * @param request - Options of the call.
   * @returns The URL to send the browser to.
   * @throws {ApiError} For a redirect URI that is not registered.
   * @throws {CartwrightError} `no_redirect_url` if the response has no URL.
   * @see POST /_api/redirects-api/v1/redirect-session
   */
  getAuthUrl(oauthData: OauthData, options?: AuthUrlOptions, request?: RequestOptions): Promise<AuthUrl>;
  /**
   * Parses the login page's response from the redirect URI.
   *
   * @param url - URL that the browser returned to. Defaults to the page's.
   * @param responseMode - Response mode of the sign-in. Defaults to `fragment`.
   * @returns Authorization code and state, or an error.
   */
  parseFromUrl(url?: string, responseMode?: 'query' | 'fragment'): AuthResponse;
  /**
   * Exchanges an authorization code for a member's tokens. Pass them to `setTokens`. A code is valid for one use.
   *
   * @param code - Authorization code of the response.
   * @param state - State of the response.
   * @param oauthData - Secrets of the sign-in.
   * @param request - Options of the call.
   * @returns The member's tokens.
   * @throws {CartwrightError} `missing_code` with the message `Missing code or _state`, or `invalid_state` with
   * `Invalid _state` if the response belongs to another sign-in. No request is sent.
   * @throws {ApiError} `token_request_failed` when the platform rejects the code.
   * @see POST /oauth2/token
   */
  getMemberTokens(
    code: string | null,
    state: string | null,
    oauthData: OauthData,
    request?: RequestOptions,
  ): Promise<Tokens>;
  /**
   * Signs out. Both tokens are cleared immediately, even if the platform is unavailable. Send the browser to
   * `logoutUrl` to sign out of the platform's pages too.
   *
   * @param originalUrl - Page to return to.
   * @param request - Options of the call.
   * @returns URL of the platform's logout page.
   * @throws {ApiError} When the platform rejects the request; errors of kind `network` or `timeout` if it is
   * unavailable. The session has ended anyway.
   * @see POST /_api/redirects-api/v1/redirect-session
   */
  logout(originalUrl: string, request?: RequestOptions): Promise<{ logoutUrl: string }>;
  /**
   * Sends the browser to the login page. The secrets of the sign-in are stored in this tab for 15 minutes. Browser
   * only.
   *
   * @param options - Redirect URI, page to return to, prompt and identity provider.
   * @param request - Options of the call.
   * @throws {CartwrightError} `storage_blocked` if the browser blocks `sessionStorage`; `crypto_missing` or
   * `no_redirect_url`.
   * @throws {ApiError} For a redirect URI that is not registered.
   */
  loginWithRedirect(options: RedirectLoginOptions, request?: RequestOptions): Promise<void>;
  /**
   * Completes a sign-in on the page at the redirect URI: removes the response from the page's URL, requests the
   * member's tokens and sets them. Concurrent calls get the same result, such as from an effect that React's strict
   * mode runs twice. Browser only.
   *
   * @param request - Options of the call. `signal` is ignored, because the authorization code could not be used again.
   * @returns The page to return to, always on this site.
   * @throws {CartwrightError} The login page's error code, such as `access_denied`; or `missing_code` with the message
   * `Missing code or _state`.
   * @throws {CartwrightError} `invalid_state` with the message `Invalid _state` for a sign-in that was not started in
   * this tab, is already completed or has expired.
   */
  handleRedirectCallback(request?: RequestOptions): Promise<{ originalUri: string }>;
}

/** Creates the part of a strategy that signs in and out by redirect. */
export function redirectLogin(
  context: LoginContext,
  codeVerifierLength = 43,
): Omit<RedirectLoginStrategy, keyof VisitorStrategy> {
  inFullBuild(() => {
    if (!(codeVerifierLength >= 43 && codeVerifierLength <= 128 && codeVerifierLength % 1 === 0))
      throw invalidArgument('codeVerifierLength', isDevelopment && 'an integer from 43 to 128');
  });
  const generate = (redirectUri: string, originalUri?: string) =>
    generateOAuthData(redirectUri, originalUri, codeVerifierLength);
  let pendingCallback: Promise<{ originalUri: string }> | undefined;
  return {
    generateOAuthData: generate,
    getAuthUrl: (...args) => getAuthUrl(context, ...args),
    parseFromUrl,
    getMemberTokens: (code, state, ...rest) => getMemberTokens(context, { code, state }, ...rest),
    logout: (...args) => logout(context, ...args),
    loginWithRedirect: (options, request) =>
      loginWithRedirect(context, generate(options.redirectUri, options.originalUri ?? location.href), options, request),
    handleRedirectCallback: ({ signal: _, ...request } = {}) =>
      (pendingCallback ??= handleRedirectCallback(context, request).finally(() => (pendingCallback = undefined))),
  };
}
