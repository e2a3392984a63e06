import type { Tenant } from '../../../kernel/state/tenant.js';
import { deleteRecoveries } from './recovery.js';
import { verifications } from './verification.js';

/** Takes back every code and link that a member was sent and has not used. */
export function deletePendingSignIns(tenant: Tenant, memberId: string): void {
  deleteRecoveries(tenant, memberId);
  for (const { id, memberId: owner } of [...verifications(tenant).values()]) {
    if (owner === memberId) verifications(tenant).delete(id);
  }
}
