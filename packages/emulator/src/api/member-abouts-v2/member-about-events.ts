import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredMemberAbout } from '../../shop/member-abouts/member-about.js';
import { formatMemberAbout } from './format-member-about.js';

/** Triggered when a text about a member is created, updated or deleted. */
export const memberAboutEvents = entityEvents<StoredMemberAbout>({
  collection: 'memberAbouts',
  fqdn: 'wix.members.about.v2.member_about',
  format: formatMemberAbout,
});
