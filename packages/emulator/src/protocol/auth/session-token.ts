import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { maySignIn } from './account.js';

/** Lifetime of a session token, in seconds. Leaves time for a second sign-in attempt with another method. */
const LIFETIME = 600;

/** A stored session token. `id` is its digest. */
export interface SessionToken {
  readonly id: string;
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The session tokens of a tenant, by digest. */
export const sessionTokens = (tenant: Tenant) => tenant.collection<SessionToken>('sessionTokens');

/** Issues a session token, which a redirect session accepts as proof of a sign-in for ten minutes. */
export function issueSessionToken(tenant: Tenant, memberId: string): string {
  const token = randomToken();
  const expiresAt = tenant.clock.now().getTime() + LIFETIME * 1000;
  sessionTokens(tenant).put({ id: digest(token), memberId, expiresAt });
  return token;
}

/**
 * Returns the ID of the member of a session token, which is found by its digest. `undefined` if the token is unknown or
 * has expired, or if the member may not sign in.
 */
export function readSessionToken(tenant: Tenant, id: string): string | undefined {
  const stored = sessionTokens(tenant).get(id);
  if (!stored || stored.expiresAt <= tenant.clock.now().getTime()) return undefined;
  return maySignIn(tenant, stored.memberId) ? stored.memberId : undefined;
}
