import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** The answer of `muteMember`. */
export type MuteMemberResponse = MemberResponse;

/**
 * Mutes a member, who can not write in the community any more. For merchants.
 *
 * @param _id - The member's id.
 * @returns The member as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const mute = (id: string) => client.members.muteMember(id);
 * ```
 * @see POST /members/v1/members/{id}/mute
 */
export const muteMember = /* @__PURE__ */ operation<[_id: string], MuteMemberResponse>({
  id: 'members.members.muteMember',
  method: 'POST',
  path: '/members/v1/members/{id}/mute',
  args: ['_id'],
  input: (id) => ({ id }),
  response: memberResponseShape,
});
