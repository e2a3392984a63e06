import type { RouteContext } from '../../protocol/routing/route.js';
import { newId } from '../../kernel/state/ids.js';
import { carriesApiKey } from '../../protocol/auth/api-key.js';
import { authorizationCodes } from '../../protocol/auth/authorization-code.js';
import { digest } from '../../kernel/crypto/digest.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { issueTokens, type TokenResponse } from '../../protocol/auth/issue-tokens.js';
import { refreshTokens } from '../../protocol/auth/refresh-token.js';
import { isSessionAlive, newSession, revokeSession } from '../../protocol/auth/session.js';
import { readSessionToken } from '../../protocol/auth/session-token.js';
import { TokenError } from '../../protocol/auth/token-error.js';
import type { TokenRequest } from '../../protocol/auth/token-request.js';

/**
 * Handles a grant of the token endpoint. Changes are stored if a `TokenError` is returned, and rolled back if it is
 * thrown.
 */
export type Grant = (identity: Identity, request: TokenRequest, context: RouteContext) => TokenResponse | TokenError;

/** Issues tokens for a new visitor. */
const anonymous: Grant = (identity, request, { tenant }) => {
  request.require('clientId');
  return issueTokens(identity, tenant, newSession({ visitorId: newId() }));
};

/** Refreshes the access token of a visitor or member. */
const refreshToken: Grant = (identity, request, { tenant }) => {
  const token = request.require('refreshToken');
  const id = digest(token);
  const stored = refreshTokens(tenant).get(id);
  if (!stored || stored.session.appId !== undefined || !isSessionAlive(tenant, stored.session)) {
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
  return issueTokens(identity, tenant, stored.session);
};

/**
 * Exchanges the authorization code of the login page for a member's tokens.
 *
 * @see RFC 6749, section 4.1.3, and RFC 7636, section 4.6
 */
const authorizationCode: Grant = (identity, request, { tenant, clock }) => {
  request.require('clientId');
  const id = digest(request.require('code'));
  const challenge = digest(request.require('codeVerifier'));
  const code = authorizationCodes(tenant).get(id);
  const invalidGrant = new TokenError(
    'invalid_grant',
    'The authorization code, code verifier or redirect URI is not valid.',
  );
  if (!code || code.expiresAt <= clock.now().getTime()) throw invalidGrant;
  if (code.redirectUri !== (request.find('redirectUri') ?? '') || code.codeChallenge !== challenge) throw invalidGrant;
  if (code.used) {
    revokeSession(tenant, code.session.id);
    return invalidGrant;
  }
  if (!isSessionAlive(tenant, code.session)) throw invalidGrant;
  authorizationCodes(tenant).put({ ...code, used: true });
  identity.onSignIn(tenant, code.session.visitorId, code.session.memberId);
  return issueTokens(identity, tenant, code.session);
};

/** Issues a member's tokens to a caller with a visitor's access token and an API key. */
const authorizedClient: Grant = (identity, request, { tenant, caller, request: { headers } }) => {
  const memberId = request.require('memberId');
  if (caller.kind === 'anonymous' || !carriesApiKey(identity, headers)) {
    throw new TokenError('invalid_client', 'The Authorization header must be an access token, a comma and an API key.');
  }
  const session = newSession({ visitorId: caller.visitorId ?? newId(), memberId });
  const sessionToken = request.find('sessionToken');
  if (sessionToken !== undefined && readSessionToken(tenant, digest(sessionToken)) !== memberId) {
    throw new TokenError('invalid_grant', 'The session token is not valid for this member.');
  }
  if (!isSessionAlive(tenant, session))
    throw new TokenError('invalid_grant', 'No member with this ID is visible to the caller.');
  identity.onSignIn(tenant, session.visitorId, memberId);
  return issueTokens(identity, tenant, session);
};

/** Grants of visitors and members. */
export const grants: ReadonlyMap<string, Grant> = new Map([
  ['anonymous', anonymous],
  ['refresh_token', refreshToken],
  ['authorization_code', authorizationCode],
  ['authorized_client', authorizedClient],
]);
