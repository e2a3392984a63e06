import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { newSession, type Session } from './session.js';

/** Lifetime of an authorization code, in seconds. */
const CODE_LIFETIME = 60;

/** Request that an authorization code was issued for. */
export interface AuthorizationRequest {
  readonly memberId: string;
  readonly visitorId: string;
  /** Redirect URI exactly as in the request. Empty for a response by web message. */
  readonly redirectUri: string;
  /**
   * `base64url(SHA-256(code_verifier))`
   *
   * @see RFC 7636, section 4.2
   */
  readonly codeChallenge: string;
}

/** Stored authorization code. `id` is its digest. */
export interface AuthorizationCode {
  readonly id: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly used: boolean;
  readonly session: Session & { readonly memberId: string };
}

/** Authorization codes of a tenant, by digest. */
export const authorizationCodes = (tenant: Tenant) => tenant.collection<AuthorizationCode>('authorizationCodes');

/** Issues an authorization code, valid once and for a minute, with the matching code verifier and redirect URI. */
export function issueAuthorizationCode(tenant: Tenant, request: AuthorizationRequest): string {
  const code = randomToken();
  const id = digest(code);
  authorizationCodes(tenant).put({
    id,
    redirectUri: request.redirectUri,
    codeChallenge: request.codeChallenge,
    expiresAt: tenant.clock.now().getTime() + CODE_LIFETIME * 1000,
    used: false,
    session: newSession({ visitorId: request.visitorId, memberId: request.memberId }),
  });
  return code;
}
