import { endSessions } from '../../../protocol/auth/end-sessions.js';
import { changeMember, type Member } from '../member.js';
import { hashPassword } from '../password.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { deletePendingSignIns } from './delete-pending-sign-ins.js';
import { clearFailures } from './login-attempts.js';
import { findRecovery } from './recovery.js';

/**
 * Sets a new password with the single-use token of an email. Revokes all sessions, and verifies the email address.
 *
 * @returns The member, or `undefined` for an invalid token.
 */
export async function setPassword(tenant: Tenant, token: string, password: string): Promise<Member | undefined> {
  const recovery = findRecovery(tenant, token);
  const passwordHash = await hashPassword(password);
  if (!recovery) return undefined;
  const { member } = recovery;
  deletePendingSignIns(tenant, member.id);
  endSessions(tenant, member.id);
  clearFailures(tenant, member.loginEmail);
  const pendingReasons = member.pendingReasons.filter((reason) => reason !== 'PENDING_EMAIL_VERIFICATION_REQUIRED');
  const ready = member.status === 'PENDING' && pendingReasons.length === 0;
  return changeMember(tenant, member, {
    passwordHash,
    pendingReasons,
    loginEmailVerified: true,
    ...(ready && { status: 'ACTIVE' }),
  });
}
