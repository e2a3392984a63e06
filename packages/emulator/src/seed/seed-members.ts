import { type MemberData, memberData } from '../data/shop-data.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { type Member, members } from '../shop/members/member.js';

function storedMember({ id, firstName, lastName, email, ...member }: MemberData): Member {
  const { passwordHash, status, privacyStatus, createdDate, addresses } = member;
  return {
    id,
    loginEmail: email,
    loginEmailVerified: true,
    status,
    pendingReasons: status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    ...(passwordHash !== undefined && { passwordHash }),
    profile: { nickname: firstName, slug: firstName.toLowerCase() },
    contact: { firstName, lastName, phones: [], emails: [], addresses },
    identityProfile: {},
    privacyStatus,
    activityStatus: 'ACTIVE',
    revision: 1,
    createdDate,
    updatedDate: createdDate,
  };
}

/**
 * Seeds one member for each outcome of a sign-in: Iris and Otto succeed, Nora needs approval, Vera is blocked, and Paul
 * must set a password.
 */
export function seedMembers(tenant: Tenant): void {
  for (const member of memberData()) members(tenant).put(storedMember(member));
}
