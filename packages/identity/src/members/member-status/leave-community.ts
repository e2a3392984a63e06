import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `leaveCommunity`. */
export type LeaveCommunityResponse = MemberResponse;

/**
 * Removes the signed-in member from the site's community: makes the profile private.
 *
 * @returns The updated member.
 * @throws {ApiError} With status 401 or 403 if no member is signed in.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const leave = () => client.members.leaveCommunity();
 * ```
 * @see POST /members/v1/members/leave-community
 */
export const leaveCommunity = /* @__PURE__ */ operation<[], LeaveCommunityResponse>({
  id: 'members.members.leaveCommunity',
  method: 'POST',
  path: '/members/v1/members/leave-community',
  response: memberResponseShape,
});
