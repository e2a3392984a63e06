import { operation } from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/**
 * Creates the text about a member. Members create their own; a merchant identity (API key or app) can create that of any
 * member.
 *
 * @param memberAbout - Text to create. `content` is required, `memberId` also for a merchant identity.
 * @returns The created text.
 * @throws `ApiError` with status 400 for a missing or invalid field.
 * @throws `ApiError` with status 403 if the caller is a visitor, or another member.
 * @throws `ApiError` with status 404 if the member does not exist, 409 if the member has a text: update it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export const introduce = (text: string) =>
 *   client.membersAbout.createMemberAbout({
 *     content: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] }] },
 *   });
 * ```
 * @see POST /members/v2/abouts
 */
export const createMemberAbout = /* @__PURE__ */ operation<[memberAbout: MemberAbout], MemberAbout>({
  id: 'members.membersAbout.createMemberAbout',
  method: 'POST',
  path: '/members/v2/abouts',
  args: ['memberAbout'],
  request: { memberAbout: memberAboutShape },
  response: { memberAbout: memberAboutShape },
  unwrap: 'memberAbout',
});
