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
export const issueAccess = async (identity: Identity, tenant: Tenant, session: Session): Promise<TokenResponse> => ({
  access_token: await issueAccessToken(identity, tenant, session),
  expires_in: ACCESS_TOKEN_LIFETIME,
  token_type: 'Bearer',
});

/** Issues an access token and, unless the current one is kept, a refresh token. */
export async function issueTokens(
  identity: Identity,
  tenant: Tenant,
  session: Session,
  keptRefreshToken?: string,
): Promise<TokenResponse & { readonly refresh_token: string }> {
  const refreshToken = keptRefreshToken ?? randomToken();
  // Both take a thread in Node.js, so they run at the same time.
  const [access, id] = await Promise.all([
    issueAccess(identity, tenant, session),
    keptRefreshToken === undefined ? digest(refreshToken) : undefined,
  ]);
  if (id !== undefined) refreshTokens(tenant).put({ id, session, replaced: false });
  return { ...access, refresh_token: refreshToken };
}
