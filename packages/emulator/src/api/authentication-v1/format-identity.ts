import type { Member } from '../../shop/members/member.js';

/** Formats a member as an identity. */
export const formatIdentity = (member: Member): object => ({
  id: member.id,
  revision: String(member.revision),
  createdDate: member.createdDate,
  updatedDate: member.updatedDate,
  connections: [],
  identityProfile: {
    emails: [],
    phones: member.contact.phones,
    labels: [],
    customFields: [],
    secondaryEmails: [],
    phonesV2: [],
    addresses: [],
    privacyStatus: member.privacyStatus,
    ...member.identityProfile,
    ...(member.contact.firstName !== undefined && { firstName: member.contact.firstName }),
    ...(member.contact.lastName !== undefined && { lastName: member.contact.lastName }),
    ...(member.contact.company !== undefined && { company: member.contact.company }),
    ...(member.contact.jobTitle !== undefined && { position: member.contact.jobTitle }),
    ...(member.contact.birthdate !== undefined && { birthdate: member.contact.birthdate }),
    nickname: member.profile.nickname,
    slug: member.profile.slug,
  },
  metadata: { tags: [] },
  email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
  status: { name: member.status, reasons: member.pendingReasons },
  factors: member.passwordHash === undefined ? [] : [{ factorId: member.id, type: 'PASSWORD', status: 'ACTIVE' }],
});
