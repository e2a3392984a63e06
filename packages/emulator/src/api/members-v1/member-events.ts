import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { Member } from '../../protocol/auth/member.js';
import { formatMember } from './format-member.js';

const merchant: Caller = { kind: 'apiKey', id: 'merchant' };

/** Members are told of when they are made, changed and deleted; not of each of their logins. */
export const memberEvents = entityEvents<Member>({
  collection: 'members',
  fqdn: 'wix.members.v1.member',
  format: (member) => formatMember(merchant, member, 'FULL'),
  exists: ({ status }) => status !== 'DELETED',
  ignoredFields: ['lastLoginDate'],
});
