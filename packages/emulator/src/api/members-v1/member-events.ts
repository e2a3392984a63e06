import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Caller } from '../../protocol/auth/caller.js';
import type { Member } from '../../shop/members/member.js';
import { formatMember } from './format-member.js';

const merchant: Caller = { kind: 'apiKey', id: 'merchant' };

/** Triggered when a member is created, updated or deleted, but not on sign-in. */
export const memberEvents = entityEvents<Member>({
  collection: 'members',
  fqdn: 'wix.members.v1.member',
  format: (member) => formatMember(merchant, member, 'FULL'),
  exists: ({ status }) => status !== 'DELETED',
  ignoredFields: ['lastLoginDate'],
});
