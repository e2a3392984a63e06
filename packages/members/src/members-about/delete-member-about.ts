import { operation } from '@cartwright/core';

/**
 * Deletes the text about a member. Members delete their own; a merchant identity (API key or app) can delete any.
 *
 * @param _id - ID of the text.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if it is the text of another member, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export const remove = (id: string) => client.membersAbout.deleteMemberAbout(id);
 * ```
 * @see DELETE /members/v2/abouts/{id}
 */
export const deleteMemberAbout = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'members.membersAbout.deleteMemberAbout',
  method: 'DELETE',
  path: '/members/v2/abouts/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
