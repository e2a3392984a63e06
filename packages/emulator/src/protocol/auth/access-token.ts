import { compactVerify, SignJWT } from 'jose';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Identity } from './identity.js';
import type { Session } from './session.js';

/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_LIFETIME = 14_400;

interface Claims {
  /** Unique ID, so that tokens issued in the same second differ. */
  readonly jti: string;
  readonly tenant: string;
  readonly session: Session;
  /** Seconds since 1970, as `exp`. */
  readonly iat: number;
  readonly exp: number;
}

/** Signs an access token for a session. */
export function issueAccessToken(identity: Identity, tenant: Tenant, session: Session): Promise<string> {
  const now = Math.floor(tenant.clock.now().getTime() / 1000);
  const claims = {
    jti: newId(),
    tenant: tenant.id,
    session,
    iat: now,
    exp: now + ACCESS_TOKEN_LIFETIME,
  } satisfies Claims;
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(identity.secret);
}

/** Returns the claims of an access token, also of an expired one. `undefined` if this emulator did not sign it. */
export async function readAccessToken(identity: Identity, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await compactVerify(token, identity.secret, { algorithms: ['HS256'] });
    return JSON.parse(new TextDecoder().decode(payload)) as Claims;
  } catch {
    return undefined;
  }
}
