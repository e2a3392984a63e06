import { isObject } from '../../kernel/input/object.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { Member, MemberStatus } from '../../protocol/auth/member.js';
/** How much of a member is shown. */
export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

const statuses: Readonly<Record<MemberStatus, string>> = {
  ...{ PENDING: 'PENDING', ACTIVE: 'APPROVED', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE', DELETED: 'UNKNOWN' },
};

/** A member's status under the name that this part of the platform has for it. */
export const memberStatus = ({ status }: Member): string => statuses[status];

/** The widest of the field sets that a request asks for; `PUBLIC` where it asks for none. */
export function requestedFieldSet(input: unknown): FieldSet {
  const { fieldsets, fieldSet } = isObject(input) ? input : {};
  const asked = [fieldSet, fieldsets].flat();
  return asked.includes('FULL') ? 'FULL' : asked.includes('EXTENDED') ? 'EXTENDED' : 'PUBLIC';
}

/** Says whether the caller may see and change everything of a member: the merchant may, and the member. */
export const isOwn = (caller: Caller, member: Member): boolean =>
  caller.kind === 'apiKey' || (caller.memberId !== undefined && caller.memberId === member.id);

const publicFields = (member: Member): object => ({
  id: member.id,
  contactId: member.id,
  profile: member.profile,
  createdDate: member.createdDate,
  updatedDate: member.updatedDate,
});

const extendedFields = (member: Member): object => ({
  ...publicFields(member),
  loginEmail: member.loginEmail,
  loginEmailVerified: member.loginEmailVerified,
  status: memberStatus(member),
  privacyStatus: member.privacyStatus,
  activityStatus: member.activityStatus,
});

/** A member as it is sent, with as much as was asked for and the caller may see. */
export function formatMember(caller: Caller, member: Member, asked: FieldSet): object {
  if (!isOwn(caller, member) || asked === 'PUBLIC') {
    const hidden = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
    return { ...publicFields(member), ...hidden };
  }
  if (asked === 'EXTENDED') return extendedFields(member);
  const { lastLoginDate } = member;
  return {
    ...extendedFields(member),
    contact: { contactId: member.id, ...member.contact },
    ...(lastLoginDate !== undefined && { lastLoginDate }),
  };
}
