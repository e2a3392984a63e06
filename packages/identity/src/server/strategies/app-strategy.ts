import { invalidArgument, type AuthStrategy } from '@cartwright/core';
import type { TokenInfoResponse } from '../../oauth/token-info.js';
import { createSession } from '../../session/session.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { requestTokens, type Connection } from '../../tokens/request-tokens.js';
import { noTokens, type Tokens } from '../../tokens/tokens.js';
import { createConnection } from '../../visitor/visitor-strategy.js';
import { decodeJwt, type DecodedJwt } from './decode-jwt.js';
import { readCallback } from './read-callback.js';
import { refuseBrowser } from './refuse-browser.js';
import { requestTokenInfo } from './request-token-info.js';

/** Options of {@link AppStrategy}. Of the three ways to tokens one is needed, but for an installation. */
export interface AppStrategyOptions {
  /** The app's id. */
  appId: string;
  /** The app's secret. An installation, and tokens for a refresh token or an instance, need it. */
  appSecret?: string;
  /** The app's public key, PEM or the base64 of the PEM: what `decodeJWT` verifies with. */
  publicKey?: string;
  /** Where the app is installed: calls have the app's rights on that site. */
  instanceId?: string;
  /** What `handleOAuthCallback` gave: calls have the app's rights on that site. */
  refreshToken?: string;
  /** What one of the app's extensions sent from a page of a site: calls have the rights of who looks at that page. */
  accessToken?: string;
  /**
   * Lets the strategy run in a browser, where everyone who visits the page can read the app's secret and act as the app on
   * every site that has it. For programs that are no website.
   */
  dangerouslyAllowBrowser?: boolean;
}

/** What an installation gives. Keep it for the site's calls: it is a secret. */
export interface AppInstallation {
  /** Where the app is installed. */
  instanceId: string;
  /** Authorizes calls for a short time. */
  accessToken: string;
  /** Gets new access tokens: `AppStrategy({ refreshToken })`. */
  refreshToken: string;
}

/** Authorizes the calls of an app. */
export interface AppStrategy extends AuthStrategy {
  /**
   * The address of the page on which a site's owner installs the app.
   *
   * @param options - `redirectUrl`: where the browser comes back to; `state`: comes back with it, keep it for
   * `handleOAuthCallback`; `token`: what the platform sent to the app's own start page.
   */
  getInstallUrl(options: { redirectUrl: string; state?: string; token?: string }): string;
  /**
   * Finishes an installation: takes the code from the address that the browser came back to. From then on the strategy's
   * calls are for that site.
   *
   * @param url - That address, or its path and query.
   * @param options - `state`: what was given to `getInstallUrl`. An address without it or with another is refused.
   * @throws {CartwrightError} `invalid_argument` for another address; `ApiError` when the platform refuses the code.
   */
  handleOAuthCallback(url: string, options?: { state: string }): Promise<AppInstallation>;
  /**
   * A strategy with the app's own rights on the site of `accessToken`.
   *
   * @throws {CartwrightError} `invalid_argument` without an access token, or where it is another app's or no longer good.
   */
  elevated(): Promise<AppStrategy>;
  /**
   * What a text that the platform signed for this app says. RS256 with the configured key only.
   *
   * @param token - The signed text.
   * @param verifyCallerClaims - Whether it must be issued by `wix.com` and for this app. Default `false`.
   * @throws {CartwrightError} `invalid_jwt` for one that is forged, altered or expired; `invalid_argument` without a key.
   */
  decodeJWT(token: string, verifyCallerClaims?: boolean): Promise<DecodedJwt>;
  /**
   * What the platform says about the access or refresh token that the strategy was given, or about its current one.
   *
   * @throws {ApiError} when the platform refuses to say.
   */
  getTokenInfo(): Promise<TokenInfoResponse>;
  /** The access or refresh token that the strategy was given or that an installation gave. */
  getActiveToken(): string | undefined;
}

/**
 * The strategy for the server of an app that is installed on sites. However many calls wait, it asks for a token once.
 *
 * @param options - The app, and where its tokens come from.
 * @returns The strategy for `createClient({ auth })`. It is for one site: create one for each request.
 * @throws {CartwrightError} `invalid_argument` for an empty app id; `secret_in_browser` in a browser.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { AppStrategy } from '@cartwright/identity/server';
 *
 * export const clientOf = (instanceId: string) =>
 *   createClient({ auth: AppStrategy({ appId: 'the-app', appSecret: 'from-the-environment', instanceId }) });
 * ```
 * @see POST /oauth2/token with the grant client_credentials
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.4 RFC 6749, section 4.4: client credentials grant
 */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  const { appId, appSecret, publicKey, instanceId, accessToken, dangerouslyAllowBrowser } = options;
  refuseBrowser('AppStrategy', dangerouslyAllowBrowser);
  if (!appId?.trim()) throw invalidArgument('appId', 'the id of an app');
  let { refreshToken } = options;
  const connection = createConnection();

  const request = async (path: string, grant: object, repeatable = true): Promise<Tokens> => {
    const { exchange, apiUrl } = connection;
    const there: Connection = { apiUrl, exchange: (sent, read) => exchange({ ...sent, url: apiUrl + path }, read) };
    const tokens = await requestTokens(there, grant, { value: '', role: 'none' }, { repeatable });
    connection.ahead = there.ahead ?? 0;
    return tokens;
  };
  const asApp = (grant_type: string, grant: object) => {
    if (!appSecret) throw invalidArgument('appSecret', 'given to AppStrategy: this call needs it');
    return { ...grant, client_id: appId, client_secret: appSecret, grant_type };
  };
  /** A session of an access token alone: the refresh token is the strategy's. */
  const alone = ({ accessToken: token }: Tokens): Tokens => ({ ...noTokens(), accessToken: token });

  const renew = async (): Promise<Tokens> => {
    const used = refreshToken;
    if (used) {
      const tokens = await request('/oauth/access', asApp('refresh_token', { refresh_token: used }));
      if (refreshToken === used) refreshToken = tokens.refreshToken.value || used;
      return alone(tokens);
    }
    if (instanceId)
      return alone(await request('/oauth2/token', asApp('client_credentials', { instance_id: instanceId })));
    if (!accessToken) throw invalidArgument('instanceId', 'given to AppStrategy, or "refreshToken", or "accessToken"');
    const grant = { grant_type: 'strip_bound_session', client_secret: appSecret, access_token: accessToken };
    return alone(await request('/oauth2/token', grant));
  };
  const session = createSession({
    storage: memoryStorage(),
    request: renew,
    now: () => Date.now() + (connection.ahead ?? 0),
  });
  const tokenInfo = (token: string) => requestTokenInfo(connection, token);

  return {
    connect: (given) => void Object.assign(connection, given),
    getAuthHeaders: session.getAuthHeaders,
    renewRefused: session.renewRefused,
    getInstallUrl({ redirectUrl, state, token }) {
      const query = new URLSearchParams({ redirectUrl, appId, ...(state && { state }), ...(token && { token }) });
      return `https://www.wix.com/installer/install?${query}`;
    },
    async handleOAuthCallback(url, { state } = { state: '' }) {
      const callback = readCallback(url, state);
      const tokens = await request('/oauth/access', asApp('authorization_code', { code: callback.code }), false);
      refreshToken = tokens.refreshToken.value;
      session.setTokens(alone(tokens));
      return { instanceId: callback.instanceId, accessToken: tokens.accessToken.value, refreshToken };
    },
    async elevated() {
      if (!accessToken) throw invalidArgument('accessToken', 'given to AppStrategy: its site is where to elevate');
      const info = await tokenInfo(accessToken);
      if (info.active === false || info.clientId !== appId || !info.instanceId) {
        throw invalidArgument('accessToken', 'a token of this app that is still good');
      }
      const { accessToken: _, refreshToken: __, ...app } = options;
      const elevated = AppStrategy({ ...app, instanceId: info.instanceId });
      elevated.connect?.(connection);
      return elevated;
    },
    decodeJWT: (token, verifyCallerClaims) => decodeJwt(token, publicKey, verifyCallerClaims ? appId : undefined),
    async getTokenInfo() {
      return tokenInfo(accessToken ?? refreshToken ?? (await session.getAuthHeaders()).headers['Authorization'] ?? '');
    },
    getActiveToken: () => accessToken ?? refreshToken,
  };
}
