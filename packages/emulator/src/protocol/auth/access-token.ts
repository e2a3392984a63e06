import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';
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

const header = base64url.encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

/** Signature of a token's header and payload. Not by Web Crypto, which would run on another thread. */
const sign = (identity: Identity, content: string): string =>
  base64url.encode(hmac(sha256, identity.secret, utf8ToBytes(content)));

/** Claims of the newest tokens whose signature was verified, or made here, by token. */
const verified = perObject((_: Identity) => new RecentMap<string, Claims>(1000));

/** Signs an access token for a session. */
export function issueAccessToken(identity: Identity, tenant: Tenant, session: Session): string {
  const now = Math.floor(tenant.clock.now().getTime() / 1000);
  const claims = {
    jti: newId(),
    tenant: tenant.id,
    session,
    iat: now,
    exp: now + ACCESS_TOKEN_LIFETIME,
  } satisfies Claims;
  const content = `${header}.${base64url.encode(JSON.stringify(claims))}`;
  const token = `${content}.${sign(identity, content)}`;
  verified(identity).set(token, claims);
  return token;
}

/** Returns the claims of an access token, also of an expired one. `undefined` if this emulator did not sign it. */
export function readAccessToken(identity: Identity, token: string): Claims | undefined {
  const known = verified(identity).get(token);
  if (known) return known;
  const end = token.lastIndexOf('.');
  const content = token.slice(0, end);
  if (token.slice(end + 1) !== sign(identity, content)) return undefined;
  const payload = base64url.decode(content.slice(content.indexOf('.') + 1));
  const claims = JSON.parse(new TextDecoder().decode(payload)) as Claims;
  verified(identity).set(token, claims);
  return claims;
}
