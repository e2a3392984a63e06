import type { Tenant } from '../../kernel/state/tenant.js';
import { authorizationCodes } from './authorization-code.js';
import { browserSessions } from './browser-session.js';
import { refreshTokens } from './refresh-token.js';
import { revokeSession } from './session.js';
import { sessionTokens } from './session-token.js';

/**
 * Ends everything a member is signed in with, on every device, and everything that would sign the member in.
 *
 * @param exceptSessionId a session that goes on: the one in which a password was changed
 */
export function endSessions(tenant: Tenant, memberId: string, exceptSessionId?: string): void {
  const codes = [...authorizationCodes(tenant).values()].filter(({ session }) => session.memberId === memberId);
  const tokens = [...refreshTokens(tenant).values()].filter(({ session }) => session.memberId === memberId);
  const ids = new Set([...codes, ...tokens].map(({ session }) => session.id));
  for (const id of ids) if (id !== exceptSessionId) revokeSession(tenant, id);
  for (const collection of [sessionTokens(tenant), browserSessions(tenant)]) {
    for (const document of [...collection.values()]) if (document.memberId === memberId) collection.delete(document.id);
  }
}
