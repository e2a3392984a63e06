import { operation } from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/** Response of `getMyMemberAbout`. */
export interface GetMyMemberAboutResponse {
  /** The text. Absent if the member has none. */
  memberAbout?: MemberAbout;
}

/**
 * Gets the text about the signed-in member.
 *
 * @returns The text, if the member has one.
 * @throws `ApiError` with status 403 if no member is signed in.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export const getOwnText = async () => (await client.membersAbout.getMyMemberAbout()).memberAbout?.content;
 * ```
 * @see GET /members/v2/abouts/my
 */
export const getMyMemberAbout = /* @__PURE__ */ operation<[], GetMyMemberAboutResponse>({
  id: 'members.membersAbout.getMyMemberAbout',
  method: 'GET',
  path: '/members/v2/abouts/my',
  response: { memberAbout: memberAboutShape },
  repeatable: true,
});
