import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { type Member, members } from './member.js';

/** How long the token of a login lives, in seconds: long enough for a second try by another way. */
const LIFETIME = 600;

/** The proof of a login by form, as it is kept; `id` is its digest. */
export interface SessionToken {
  readonly id: string;
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The session tokens of a tenant, by digest. */
export const sessionTokens = (tenant: Tenant) => tenant.collection<SessionToken>('sessionTokens');

/** Issues the token that a redirect session takes in place of a login, for ten minutes. */
export async function issueSessionToken(tenant: Tenant, memberId: string): Promise<string> {
  const token = randomToken();
  const expiresAt = tenant.clock.now().getTime() + LIFETIME * 1000;
  sessionTokens(tenant).put({ id: await digest(token), memberId, expiresAt });
  return token;
}

/** The member that a session token, named by its digest, stands for; `undefined` when it is not known, too old, or its member may not sign in. */
export function memberOfSessionToken(tenant: Tenant, id: string): Member | undefined {
  const stored = sessionTokens(tenant).get(id);
  if (!stored || stored.expiresAt <= tenant.clock.now().getTime()) return undefined;
  const member = members(tenant).get(stored.memberId);
  return member?.status === 'ACTIVE' ? member : undefined;
}
