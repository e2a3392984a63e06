import type { Tenant } from '../state/tenant.js';

/** A site member as it is kept. */
export interface Member {
  readonly id: string;
  /** In lower case. */
  readonly loginEmail: string;
  readonly status: 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
  /** See `hashPassword`. */
  readonly passwordHash: string;
  readonly profile: { readonly nickname?: string };
  /** An ISO date. */
  readonly createdDate: string;
}

/** The members of a tenant. */
export const members = (tenant: Tenant) => tenant.collection<Member>('members');
