import { deletePendingSignIns } from './sign-in/delete-pending-sign-ins.js';
import { endSessions } from '../../protocol/auth/end-sessions.js';
import { type Member, members } from './member.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/**
 * Removes a member's password and signs the member out everywhere. Sign-ins fail with `-19973` until a new password is
 * set with an emailed link.
 */
export function requirePasswordReset(tenant: Tenant, member: Member): Member {
  endSessions(tenant, member.id);
  deletePendingSignIns(tenant, member.id);
  const { passwordHash: _hash, ...rest } = member;
  const updatedDate = tenant.clock.now().toISOString();
  return members(tenant).put({ ...rest, revision: member.revision + 1, updatedDate });
}
