import { operation } from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/** Fields of a text to update. `revision` is required. */
export type UpdateMemberAbout = MemberAbout & { revision: string | null };

/**
 * Replaces the content of the text about a member. Members update their own; a merchant identity (API key or app) can
 * update any.
 *
 * @param _id - ID of the text.
 * @param memberAbout - New `content`, with the current `revision`.
 * @returns The updated text, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if it is the text of another member, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import type { RichContent } from '@cartwright/core/rich-content';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export const replaceText = (id: string, revision: string, content: RichContent) =>
 *   client.membersAbout.updateMemberAbout(id, { revision, content });
 * ```
 * @see PATCH /members/v2/abouts/{memberAbout.id}
 */
export const updateMemberAbout = /* @__PURE__ */ operation<[_id: string, memberAbout: UpdateMemberAbout], MemberAbout>({
  id: 'members.membersAbout.updateMemberAbout',
  method: 'PATCH',
  path: '/members/v2/abouts/{memberAbout.id}',
  args: ['memberAbout._id', 'memberAbout'],
  request: { memberAbout: memberAboutShape },
  response: { memberAbout: memberAboutShape },
  unwrap: 'memberAbout',
});
