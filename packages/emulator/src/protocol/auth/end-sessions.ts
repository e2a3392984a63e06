import type { Tenant } from '../../kernel/state/tenant.js';
import { authorizationCodes } from './authorization-code.js';
import { browserSessions } from './browser-session.js';
import { refreshTokens } from './refresh-token.js';
import { revokeSession } from './session.js';
import { sessionTokens } from './session-token.js';

/**
 * Revokes all sessions of a member on all devices, with the pending codes and tokens that would create one.
 *
 * @param exceptSessionId - Session to keep, such as the one in which the password was changed.
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
