import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `unmuteMember`. */
export type UnmuteMemberResponse = MemberResponse;

/**
 * Unmutes a member, who can write forum posts and blog comments again. Requires a merchant identity (API key or app).
 *
 * @param _id - The member's ID.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
 * @throws {ApiError} With status 403 without the required permission, 404 if it does not exist.
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
  response: memberResponseShape,
});
