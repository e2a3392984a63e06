import { compactVerify, SignJWT } from 'jose';
import { perObject } from '../../kernel/per-object.js';
import { RecentMap } from '../../kernel/recent-map.js';
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

const getKey = perObject((secret: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
);

/** Claims of the newest tokens whose signature was verified, or made here, by token. */
const verified = perObject((_: Identity) => new RecentMap<string, Claims>(1000));

/** Signs an access token for a session. */
export async function issueAccessToken(identity: Identity, tenant: Tenant, session: Session): Promise<string> {
  const now = Math.floor(tenant.clock.now().getTime() / 1000);
  const claims = {
    jti: newId(),
    tenant: tenant.id,
    session,
    iat: now,
    exp: now + ACCESS_TOKEN_LIFETIME,
  } satisfies Claims;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(await getKey(identity.secret));
  verified(identity).set(token, claims);
  return token;
}

/** Returns the claims of an access token, also of an expired one. `undefined` if this emulator did not sign it. */
export async function readAccessToken(identity: Identity, token: string): Promise<Claims | undefined> {
  const known = verified(identity).get(token);
  if (known) return known;
  try {
    const { payload } = await compactVerify(token, await getKey(identity.secret), { algorithms: ['HS256'] });
    const claims = JSON.parse(new TextDecoder().decode(payload)) as Claims;
    verified(identity).set(token, claims);
    return claims;
  } catch {
    return undefined;
  }
}
