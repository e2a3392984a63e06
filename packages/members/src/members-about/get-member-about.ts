import { operation } from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/**
 * Gets a text about a member.
 *
 * @param _id - ID of the text. To find the text of a member, query by `memberId`.
 * @returns The text.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the text does not exist, or the caller may not see the member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export const getContent = async (id: string) => (await client.membersAbout.getMemberAbout(id)).content;
 * ```
 * @see GET /members/v2/abouts/{id}
 */
export const getMemberAbout = /* @__PURE__ */ operation<[_id: string], MemberAbout>({
  id: 'members.membersAbout.getMemberAbout',
  method: 'GET',
  path: '/members/v2/abouts/{id}',
  args: ['_id'],
  response: { memberAbout: memberAboutShape },
  unwrap: 'memberAbout',
  repeatable: true,
});
