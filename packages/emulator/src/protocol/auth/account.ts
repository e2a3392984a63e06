import type { Tenant } from '../../kernel/state/tenant.js';

/** Status of a member. A deleted member is kept, but its email address can be registered again. */
export type MemberStatus = 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';

/** Account of a member: what sessions need to know. The shop stores the whole member. */
export interface Account {
  readonly id: string;
  readonly status: MemberStatus;
}

/** Whether a member exists and may sign in. */
export const maySignIn = (tenant: Tenant, memberId: string): boolean =>
  tenant.collection<Account>('members').get(memberId)?.status === 'ACTIVE';
