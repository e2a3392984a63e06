import { invalidArgument, type AuthStrategy } from '@cartwright/core';
import type { TokenInfoResponse } from '../../oauth/token-info.js';
import { createSession } from '../../session/session.js';
import type { TokenStorage } from '../../storage/token-storage.js';
import { requestTokens, type Connection } from '../../tokens/request-tokens.js';
import { noTokens, type RefreshToken, type Tokens } from '../../tokens/tokens.js';
import { createConnection } from '../../visitor/visitor-strategy.js';
import { appTokenStorage } from './app-token-storage.js';
import { decodeJwt, type DecodedJwt } from './decode-jwt.js';
import { parseCallback } from './parse-callback.js';
import { rejectBrowser } from './reject-browser.js';
import { requestTokenInfo } from './request-token-info.js';

/**
 * Options of {@link AppStrategy}. Except for an installation, one of `instanceId`, `refreshToken` and `accessToken` is
 * required.
 */
export interface AppStrategyOptions {
  /** App ID. */
  appId: string;
  /** App secret. Required for an installation, and with `refreshToken` or `instanceId`. */
  appSecret?: string;
  /** Public key of the app, as PEM or base64-encoded PEM. Required for `decodeJWT`. */
  publicKey?: string;
  /** App instance id: identifies an installation on a site. Calls have the app's permissions on that site. */
  instanceId?: string;
  /** Refresh token from `handleOAuthCallback`. Calls have the app's permissions on that site. */
  refreshToken?: string;
  /**
   * Access token that an extension of the app sent from a page of a site. Calls have the permissions of the user of
   * that page.
   */
  accessToken?: string;
  /**
   * Storage of the app's tokens on the site, such as `keyValueStorage(store, 'app:' + instanceId)`, to share them between
   * clients and servers. It holds access tokens, and refresh tokens that replace `refreshToken`. The key must belong to
   * one app and one site.
   *
   * @default memory
   */
  tokenStorage?: TokenStorage;
  /**
   * Allows browsers, where every visitor of the page can read the app secret and act as the app on all of its sites.
   * Only for applications that are not websites.
   *
   * @default false
   */
  dangerouslyAllowBrowser?: boolean;
}

/** Result of an installation. Contains secrets: store it on the server. */
export interface AppInstallation {
  /** App instance id: identifies the installation on the site. */
  instanceId: string;
  /** Access token for calls. Expires after a short time. */
  accessToken: string;
  /** Refresh token for `AppStrategy({ refreshToken })`. */
  refreshToken: string;
}

/** Authorizes the calls of an app that is installed on sites. */
export interface AppStrategy extends AuthStrategy {
  /**
   * Returns the URL of the page on which a site's owner installs the app.
   *
   * @param options - `redirectUrl`: page to return to. `state`: returned with it; store it for `handleOAuthCallback`.
   * `token`: token that the platform sent to the app's start page.
   * @returns URL of the installation page.
   */
  getInstallUrl(options: { redirectUrl: string; state?: string; token?: string }): string;
  /**
   * Completes an installation with the authorization code from the redirect URL. Later calls of this strategy are for
   * that site.
   *
   * @param url - URL that the browser returned to, or its path and query string.
   * @param options - `state`: value passed to `getInstallUrl`, to be compared with that of the URL. Always pass it, to
   * prevent cross-site request forgery.
   * @returns The installation's instance ID and tokens.
   * @throws {CartwrightError} `invalid_argument` for a URL without a code, or with a missing or different state.
   * @throws {ApiError} When the platform rejects the code.
   */
  handleOAuthCallback(url: string, options?: { state: string }): Promise<AppInstallation>;
  /**
   * Creates a strategy with the app's own permissions on the site of `accessToken`.
   *
   * @returns The elevated strategy.
   * @throws {CartwrightError} `invalid_argument` if there is no access token, or if it has expired or belongs to
   * another app.
   */
  elevated(): Promise<AppStrategy>;
  /**
   * Verifies a JWT that the platform signed for this app, with RS256 and `publicKey`.
   *
   * @param token - The JWT.
   * @param verifyCallerClaims - Whether to require the issuer `wix.com` and this app as audience. Default `false`.
   * @returns The decoded data.
   * @throws {CartwrightError} `invalid_jwt` for a forged, modified or expired token; `invalid_argument` without a
   * public key.
   */
  decodeJWT(token: string, verifyCallerClaims?: boolean): Promise<DecodedJwt>;
  /**
   * Gets information about the access or refresh token that the strategy was created with, or about its current one.
   *
   * @returns Information about the token.
   * @throws {ApiError} When the platform rejects the request.
   */
  getTokenInfo(): Promise<TokenInfoResponse>;
  /** Returns the access or refresh token that the strategy was created with or got from an installation. */
  getActiveToken(): string | undefined;
}

/**
 * Creates the auth strategy for the server of an app that is installed on sites. Concurrent calls share one token
 * request; with a `tokenStorage`, so do all clients and servers.
 *
 * @param options - App credentials and token source.
 * @returns The strategy, for `createClient({ auth })`. It belongs to one site: create one for each request.
 * @throws {CartwrightError} `invalid_argument` for an empty app ID; `secret_in_browser` in a browser.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { AppStrategy } from '@cartwright/identity/server';
 *
 * export const openClient = (instanceId: string) =>
 *   createClient({ auth: AppStrategy({ appId: 'the-app', appSecret: 'from-the-environment', instanceId }) });
 * ```
 * @see POST /oauth2/token (grant `client_credentials`)
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.4 RFC 6749, section 4.4: client credentials grant
 */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  const { appId, appSecret, publicKey, instanceId, accessToken, tokenStorage, dangerouslyAllowBrowser } = options;
  rejectBrowser('AppStrategy', dangerouslyAllowBrowser);
  if (!appId?.trim()) throw invalidArgument('appId', 'an app ID');
  let { refreshToken } = options;
  const connection = createConnection();

  const request = async (path: string, grant: object, repeatable = true): Promise<Tokens> => {
    const { transport, apiUrl } = connection;
    const endpoint: Connection = {
      apiUrl,
      transport: (sent, read) => transport({ ...sent, url: apiUrl + path }, read),
    };
    const tokens = await requestTokens(endpoint, grant, { value: '', role: 'none' }, { repeatable });
    connection.clockOffset = endpoint.clockOffset ?? 0;
    return tokens;
  };
  const withCredentials = (grant_type: string, grant: object) => {
    if (!appSecret) throw invalidArgument('appSecret', 'set in the options of AppStrategy');
    return { ...grant, client_id: appId, client_secret: appSecret, grant_type };
  };
  /** Tokens of a grant that needs no refresh token. */
  const accessTokenOnly = ({ accessToken: token }: Tokens): Tokens => ({ ...noTokens(), accessToken: token });

  /** Requests tokens. Without `stored`, because there is none or it was rejected, with the options. */
  const refresh = async (stored?: RefreshToken): Promise<Tokens> => {
    const value = stored?.value || refreshToken;
    if (value) {
      const tokens = await request('/oauth/access', withCredentials('refresh_token', { refresh_token: value }));
      return { ...tokens, refreshToken: { ...tokens.refreshToken, value: tokens.refreshToken.value || value } };
    }
    if (instanceId)
      return accessTokenOnly(
        await request('/oauth2/token', withCredentials('client_credentials', { instance_id: instanceId })),
      );
    if (!accessToken)
      throw invalidArgument('instanceId', 'set in the options of AppStrategy, or "refreshToken" or "accessToken"');
    const grant = { grant_type: 'strip_bound_session', client_secret: appSecret, access_token: accessToken };
    return accessTokenOnly(await request('/oauth2/token', grant));
  };
  const session = createSession({
    storage: appTokenStorage(tokenStorage, refreshToken),
    request: refresh,
    now: () => Date.now() + (connection.clockOffset ?? 0),
  });
  const currentRefreshToken = () => session.getTokens().refreshToken.value || refreshToken;
  const tokenInfo = (token: string) => requestTokenInfo(connection, token);

  return {
    connect: (options) => void Object.assign(connection, options),
    getAuthHeaders: session.getAuthHeaders,
    handleUnauthorized: session.handleUnauthorized,
    getInstallUrl({ redirectUrl, state, token }) {
      const query = new URLSearchParams({ redirectUrl, appId, ...(state && { state }), ...(token && { token }) });
      return `https://www.wix.com/installer/install?${query}`;
    },
    async handleOAuthCallback(url, { state } = { state: '' }) {
      const callback = parseCallback(url, state);
      const tokens = await request(
        '/oauth/access',
        withCredentials('authorization_code', { code: callback.code }),
        false,
      );
      refreshToken = tokens.refreshToken.value;
      session.setTokens(tokens);
      await session.ready();
      return { instanceId: callback.instanceId, accessToken: tokens.accessToken.value, refreshToken };
    },
    async elevated() {
      if (!accessToken) throw invalidArgument('accessToken', 'set in the options of AppStrategy');
      const info = await tokenInfo(accessToken);
      if (info.active === false || info.clientId !== appId || !info.instanceId) {
        throw invalidArgument('accessToken', 'a valid token of this app');
      }
      const { accessToken: _, refreshToken: __, tokenStorage: ___, ...app } = options;
      const elevated = AppStrategy({ ...app, instanceId: info.instanceId });
      elevated.connect?.(connection);
      return elevated;
    },
    decodeJWT: (token, verifyCallerClaims) => decodeJwt(token, publicKey, verifyCallerClaims ? appId : undefined),
    async getTokenInfo() {
      return tokenInfo(
        accessToken ?? currentRefreshToken() ?? (await session.getAuthHeaders()).headers['Authorization'] ?? '',
      );
    },
    getActiveToken: () => accessToken ?? currentRefreshToken(),
  };
}
