import type { Tenant } from '../../kernel/state/tenant.js';
import type { Account } from '../../protocol/auth/account.js';

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
  /** Unique among members. */
  readonly slug?: string;
  readonly photo?: object;
  readonly cover?: object;
  readonly title?: string;
}

/** Stored site member. Dates are ISO 8601 strings. */
export interface Member extends Account {
  /** Email address, in lower case. */
  readonly loginEmail: string;
  readonly loginEmailVerified: boolean;
  /** Reasons why the member is pending, in the order in which sign-in reports them. */
  readonly pendingReasons: readonly PendingReason[];
  /**
   * See `hashPassword`. Absent for members that the merchant created, until they set a password with the link in an
   * email.
   */
  readonly passwordHash?: string;
  readonly profile: MemberProfile;
  readonly contact: MemberContact;
  /** Other registered profile fields, such as `language` and `customFields`. */
  readonly identityProfile: object;
  readonly privacyStatus: 'PRIVATE' | 'PUBLIC';
  readonly activityStatus: 'ACTIVE' | 'MUTED';
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly lastLoginDate?: string;
}

/** Members of a tenant, including deleted ones. */
export const members = (tenant: Tenant) => tenant.collection<Member>('members');

/** Normalizes an email address for the lookup of members. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the member with this email address, except a deleted one. */
export function findByEmail(tenant: Tenant, email: string): Member | undefined {
  const loginEmail = normalizeEmail(email);
  for (const member of members(tenant).values()) {
    if (member.loginEmail === loginEmail && member.status !== 'DELETED') return member;
  }
  return undefined;
}

/** Stores a changed member. */
export function changeMember(tenant: Tenant, member: Member, change: Partial<Member>): Member {
  const updatedDate = tenant.clock.now().toISOString();
  return members(tenant).put({ ...member, ...change, revision: member.revision + 1, updatedDate });
}
