import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `joinCommunity`. */
export type JoinCommunityResponse = MemberResponse;

/**
 * Joins the signed-in member to the site's community: makes the profile public.
 *
 * @returns The updated member.
 * @throws {ApiError} `COMMUNITY_JOIN_IMPOSSIBLE` for members who cannot join.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const join = () => client.members.joinCommunity();
 * ```
 * @see POST /members/v1/members/join-community
 */
export const joinCommunity = /* @__PURE__ */ operation<[], JoinCommunityResponse>({
  id: 'members.members.joinCommunity',
  method: 'POST',
  path: '/members/v1/members/join-community',
  response: memberResponseShape,
});
