import { deletePendingSignIns } from './sign-in/delete-pending-sign-ins.js';
import { endSessions } from '../../protocol/auth/end-sessions.js';
import { changeMember, type Member } from './member.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Changes of a member's status. */
export const statusChanges = {
  approve: { status: 'ACTIVE', pendingReasons: [] },
  block: { status: 'BLOCKED' },
  disconnect: { status: 'OFFLINE' },
  mute: { activityStatus: 'MUTED' },
  unmute: { activityStatus: 'ACTIVE' },
  delete: { status: 'DELETED' },
} as const satisfies Record<string, Partial<Member>>;

/** Names of the status changes. */
export type StatusChange = keyof typeof statusChanges;

/** Changes a member's status. Signs the member out everywhere if the new status does not allow to sign in. */
export function changeStatus(tenant: Tenant, member: Member, name: StatusChange): Member {
  const { profile } = member;
  const freed = name === 'delete' ? { profile: { ...profile, slug: `deleted-${member.id}` } } : {};
  const changed = changeMember(tenant, member, { ...statusChanges[name], ...freed });
  if (changed.status !== 'ACTIVE') {
    endSessions(tenant, member.id);
    deletePendingSignIns(tenant, member.id);
  }
  return changed;
}
