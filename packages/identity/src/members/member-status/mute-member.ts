import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `muteMember`. */
export type MuteMemberResponse = MemberResponse;

/**
 * Mutes a member, who can no longer write forum posts and blog comments. Requires a merchant identity (API key or app).
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
 * export const mute = (id: string) => client.members.muteMember(id);
 * ```
 * @see POST /members/v1/members/{id}/mute
 */
export const muteMember = /* @__PURE__ */ operation<[_id: string], MuteMemberResponse>({
  id: 'members.members.muteMember',
  method: 'POST',
  path: '/members/v1/members/{id}/mute',
  args: ['_id'],
  response: memberResponseShape,
});
