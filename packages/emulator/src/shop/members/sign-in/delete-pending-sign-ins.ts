import type { Tenant } from '../../../kernel/state/tenant.js';
import { deleteRecoveries } from './recovery.js';
import { verifications } from './verification.js';

/** Invalidates all unused codes and links that were sent to a member. */
export function deletePendingSignIns(tenant: Tenant, memberId: string): void {
  deleteRecoveries(tenant, memberId);
  for (const { id, memberId: owner } of [...verifications(tenant).values()]) {
    if (owner === memberId) verifications(tenant).delete(id);
  }
}
