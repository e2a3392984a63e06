import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** The answer of `leaveCommunity`. */
export type LeaveCommunityResponse = MemberResponse;

/**
 * Makes the profile of the member who is signed in private, so that others do not see it.
 *
 * @returns The member as it is now.
 * @throws `ApiError` with status 401 or 403 when nobody is signed in.
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
