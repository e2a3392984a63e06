import type { Tenant } from '../../kernel/state/tenant.js';

/** Where a member stands. A deleted member stays as a record, its address free for another. */
export type MemberStatus = 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';

/** Reason why a member is pending. */
export type PendingReason = 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_ADMIN_APPROVAL_REQUIRED';

/** A member's postal address. */
export interface MemberAddress {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Contact details of a member. */
export interface MemberContact {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly MemberAddress[];
  readonly birthdate?: string;
  readonly company?: string;
  readonly jobTitle?: string;
  readonly customFields?: object;
}

/** Public profile of a member. */
export interface MemberProfile {
  readonly nickname?: string;
  /** Unique among the members. */
  readonly slug?: string;
  readonly photo?: object;
  readonly cover?: object;
  readonly title?: string;
}

/** A site member as it is kept. Dates are ISO dates. */
export interface Member {
  readonly id: string;
  /** In lower case. */
  readonly loginEmail: string;
  readonly loginEmailVerified: boolean;
  readonly status: MemberStatus;
  /** Of a pending member, in the order they are asked for. */
  readonly pendingReasons: readonly PendingReason[];
  /**
   * See `hashPassword`. Absent for members that the merchant created, until they set a password with the link in an
   * email.
   */
  readonly passwordHash?: string;
  readonly profile: MemberProfile;
  readonly contact: MemberContact;
  /** Further fields of the profile that was registered, as `language` and `customFields`. */
  readonly identityProfile: object;
  readonly privacyStatus: 'PRIVATE' | 'PUBLIC';
  readonly activityStatus: 'ACTIVE' | 'MUTED';
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly lastLoginDate?: string;
}

/** The members of a tenant, deleted ones too. */
export const members = (tenant: Tenant) => tenant.collection<Member>('members');

/** An address as members are found by. */
export const loginEmailOf = (email: string): string => email.trim().toLowerCase();

/** The member with this address who is not deleted. */
export function findByEmail(tenant: Tenant, email: string): Member | undefined {
  const loginEmail = loginEmailOf(email);
  for (const member of members(tenant).values()) {
    if (member.loginEmail === loginEmail && member.status !== 'DELETED') return member;
  }
  return undefined;
}

/** Stores a change of a member. */
export function changeMember(tenant: Tenant, member: Member, change: Partial<Member>): Member {
  const updatedDate = tenant.clock.now().toISOString();
  return members(tenant).put({ ...member, ...change, revision: member.revision + 1, updatedDate });
}
