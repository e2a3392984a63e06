import { isObject } from '../../kernel/input/object.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { MemberStatus } from '../../protocol/auth/account.js';
import type { Member } from '../../shop/members/member.js';
/** Field set of a member. */
export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

const statuses: Readonly<Record<MemberStatus, string>> = {
  PENDING: 'PENDING',
  ACTIVE: 'APPROVED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
  DELETED: 'UNKNOWN',
};

/** Returns the status of a member in the terms of the Members API. */
export const memberStatus = ({ status }: Member): string => statuses[status];

/** Returns the largest of the requested field sets. The default is `PUBLIC`. */
export function requestedFieldSet(input: unknown): FieldSet {
  const { fieldsets, fieldSet } = isObject(input) ? input : {};
  const requested = [fieldSet, fieldsets].flat();
  return requested.includes('FULL') ? 'FULL' : requested.includes('EXTENDED') ? 'EXTENDED' : 'PUBLIC';
}

/** Whether the caller may read and change all fields of a member: the merchant and the member may. */
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

/** Formats a member with the requested fields that the caller may see. */
export function formatMember(caller: Caller, member: Member, requested: FieldSet): object {
  if (!isOwn(caller, member) || requested === 'PUBLIC') {
    const hidden = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
    return { ...publicFields(member), ...hidden };
  }
  if (requested === 'EXTENDED') return extendedFields(member);
  const { lastLoginDate } = member;
  return {
    ...extendedFields(member),
    contact: { contactId: member.id, ...member.contact },
    ...(lastLoginDate !== undefined && { lastLoginDate }),
  };
}
