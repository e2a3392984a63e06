import { type MemberData, memberData } from '../data/shop-data.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { type Member, members } from '../protocol/auth/member.js';

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
 * The shop's members, one for each way a login can end: Iris and Otto come in, Nora waits for approval, Vera is blocked,
 * and Paul has to set a password first.
 */
export function seedMembers(tenant: Tenant): void {
  for (const member of memberData()) members(tenant).put(storedMember(member));
}
