import { type MemberData, memberData } from '../data/shop-data.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { type Member, members } from '../shop/members/member.js';
import { storedFields } from '../shop/profile-fields/profile-field.js';

function storedMember({ id, firstName, lastName, email, ...member }: MemberData): Member {
  const { passwordHash, status, privacyStatus, createdDate, addresses, customFields } = member;
  return {
    id,
    loginEmail: email,
    loginEmailVerified: true,
    status,
    pendingReasons: status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    ...(passwordHash !== undefined && { passwordHash }),
    profile: { nickname: firstName, slug: firstName.toLowerCase() },
    contact: { firstName, lastName, phones: [], emails: [], addresses, ...(customFields && { customFields }) },
    identityProfile: {},
    privacyStatus,
    activityStatus: 'ACTIVE',
    revision: 1,
    createdDate,
    updatedDate: createdDate,
  };
}

/** Seeds the public text fields of which a member has a value. */
function seedFields(tenant: Tenant, { createdDate, customFields = {} }: MemberData): void {
  for (const [key, { name }] of Object.entries(customFields)) {
    storedFields(tenant).put({
      id: derivedId('profile-field', key),
      revision: 1,
      createdDate,
      updatedDate: createdDate,
      name,
      key,
      privacy: 'PUBLIC',
      type: 'TEXT',
      socialType: 'UNKNOWN',
      origin: 'CUSTOM',
      section: 'GENERAL',
      isHidden: false,
    });
  }
}

/**
 * Seeds one member for each outcome of a sign-in: Iris and Otto succeed, Nora needs approval, Vera is blocked, and Paul
 * must set a password. Iris has a value of a profile field.
 */
export function seedMembers(tenant: Tenant): void {
  for (const member of memberData()) {
    seedFields(tenant, member);
    members(tenant).put(storedMember(member));
  }
}
