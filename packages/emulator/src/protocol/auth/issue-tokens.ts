import type { Tenant } from '../../kernel/state/tenant.js';
import { ACCESS_TOKEN_LIFETIME, issueAccessToken } from './access-token.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import type { Identity } from './identity.js';
import { refreshTokens } from './refresh-token.js';
import type { Session } from './session.js';

/** Response of the token endpoint. `expires_in` is in seconds. */
export interface TokenResponse {
  readonly access_token: string;
  /** Absent for apps, which request a new access token instead. */
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly token_type: 'Bearer';
}

/** Issues an access token without a refresh token. */
export const issueAccess = (identity: Identity, tenant: Tenant, session: Session): TokenResponse => ({
  access_token: issueAccessToken(identity, tenant, session),
  expires_in: ACCESS_TOKEN_LIFETIME,
  token_type: 'Bearer',
});

/** Issues an access token and, unless the current one is kept, a refresh token. */
export function issueTokens(
  identity: Identity,
  tenant: Tenant,
  session: Session,
  keptRefreshToken?: string,
): TokenResponse & { readonly refresh_token: string } {
  const refreshToken = keptRefreshToken ?? randomToken();
  if (keptRefreshToken === undefined) refreshTokens(tenant).put({ id: digest(refreshToken), session, replaced: false });
  return { ...issueAccess(identity, tenant, session), refresh_token: refreshToken };
}
