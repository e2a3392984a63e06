import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** The answer of `unmuteMember`. */
export type UnmuteMemberResponse = MemberResponse;

/**
 * Lets a muted member write in the community again. For merchants.
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
 * export const unmute = (id: string) => client.members.unmuteMember(id);
 * ```
 * @see POST /members/v1/members/{id}/unmute
 */
export const unmuteMember = /* @__PURE__ */ operation<[_id: string], UnmuteMemberResponse>({
  id: 'members.members.unmuteMember',
  method: 'POST',
  path: '/members/v1/members/{id}/unmute',
  args: ['_id'],
  input: (id) => ({ id }),
  response: memberResponseShape,
});
