import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Member, members } from './member.js';

/** Default name: the part of an email address before the `@`. */
const getName = (email: string): string => email.split('@')[0] ?? 'member';

/** Unique slug derived from a name. */
function freeSlug(tenant: Tenant, name: string): string {
  const taken = new Set([...members(tenant).values()].map(({ profile }) => profile.slug));
  const start =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'member';
  let slug = start;
  for (let number = 1; taken.has(slug); number++) slug = `${start}${number}`;
  return slug;
}

/** Creates a member without storing it. By default active and private, with a unique slug. */
export function newMember(tenant: Tenant, email: string, fields: Partial<Member> = {}): Member {
  const now = tenant.clock.now().toISOString();
  const nickname = fields.profile?.nickname ?? getName(email);
  return {
    id: newId(),
    loginEmail: email.trim().toLowerCase(),
    loginEmailVerified: false,
    status: 'ACTIVE',
    pendingReasons: [],
    identityProfile: {},
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
    revision: 1,
    createdDate: now,
    updatedDate: now,
    ...fields,
    contact: { phones: [], emails: [], addresses: [], ...fields.contact },
    profile: { ...fields.profile, nickname, slug: freeSlug(tenant, fields.profile?.slug ?? nickname) },
  };
}
