import { appCodes, secretOfSite } from '../../protocol/auth/app-code.js';
import { digest } from '../../kernel/crypto/digest.js';
import type { Grant } from './grants.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { issueAccess, issueTokens } from '../../protocol/auth/issue-tokens.js';
import { refreshTokens } from '../../protocol/auth/refresh-token.js';
import { isSessionAlive, newSession, revokeSession, type Session } from '../../protocol/auth/session.js';
import { TokenError } from '../../protocol/auth/token-error.js';
import type { TokenRequest } from '../../protocol/auth/token-request.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/**
 * Returns the calling app, authenticated by its secret.
 *
 * @throws {TokenError} 401 for an unknown app or secret
 */
function authenticateApp({ apps }: Identity, request: TokenRequest): string {
  const [appId, appSecret] = [request.require('clientId'), request.require('clientSecret')];
  if (apps.some((app) => app.appId === appId && app.appSecret === appSecret)) return appId;
  throw new TokenError('invalid_client', 'The appId or appSecret is not valid.');
}

/** Issues an app's access token for the site where it is installed. @see RFC 6749, section 4.4 */
const clientCredentials: Grant = (identity, request, { tenant }) => {
  const appId = authenticateApp(identity, request);
  request.require('instanceId');
  return issueAccess(identity, tenant, newSession({ visitorId: appId, appId }));
};

function issueAppTokens(identity: Identity, tenant: Tenant, session: Session) {
  const refreshToken = secretOfSite(tenant);
  refreshTokens(tenant).put({ id: digest(refreshToken), session, replaced: false });
  return issueTokens(identity, tenant, session, refreshToken);
}

/** Exchanges the authorization code of an installation for an app's tokens, once. */
const authorizationCode: Grant = (identity, request, { clock, tenant }) => {
  const appId = authenticateApp(identity, request);
  const code = appCodes(tenant).get(digest(request.require('code')));
  const invalidGrant = new TokenError('invalid_grant', 'The code is unknown, has expired or was already used.');
  if (code?.session.appId !== appId || code.expiresAt <= clock.now().getTime()) throw invalidGrant;
  if (code.used) {
    revokeSession(tenant, code.session.id);
    return invalidGrant;
  }
  appCodes(tenant).put({ ...code, used: true });
  return issueAppTokens(identity, tenant, code.session);
};

/** Refreshes the access token of an installed app. */
const refreshToken: Grant = (identity, request, { tenant }) => {
  const appId = authenticateApp(identity, request);
  const token = request.require('refreshToken');
  const stored = refreshTokens(tenant).get(digest(token));
  if (stored?.session.appId !== appId || !isSessionAlive(tenant, stored.session)) {
    throw new TokenError('invalid_grant', 'The refresh token is unknown or revoked. Sign in again.');
  }
  if (stored.replaced) {
    revokeSession(tenant, stored.session.id);
    return new TokenError(
      'invalid_grant',
      'The refresh token was already used, so its session was revoked. Sign in again.',
    );
  }
  if (!identity.rotateRefreshTokens) return issueTokens(identity, tenant, stored.session, token);
  refreshTokens(tenant).put({ ...stored, replaced: true });
  return issueAppTokens(identity, tenant, stored.session);
};

/** Exchanges an app's access token bound to a session for the app's own access token. */
const stripBoundSession: Grant = (identity, request, { caller, tenant }) => {
  request.require('accessToken');
  const app = identity.apps.find(({ appSecret }) => appSecret === request.require('clientSecret'));
  if (!app) throw new TokenError('invalid_client', 'The appSecret is not valid.');
  if (caller.id !== app.appId) throw new TokenError('invalid_grant', 'The access token was not issued to this app.');
  return issueAccess(identity, tenant, newSession({ visitorId: app.appId, appId: app.appId }));
};

/** Grants of apps, which authenticate with a secret. */
export const appGrants: ReadonlyMap<string, Grant> = new Map([
  ['client_credentials', clientCredentials],
  ['authorization_code', authorizationCode],
  ['refresh_token', refreshToken],
  ['strip_bound_session', stripBoundSession],
]);
