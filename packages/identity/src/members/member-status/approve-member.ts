import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `approveMember`. */
export type ApproveMemberResponse = MemberResponse;

/**
 * Approves a pending member, who can then sign in. Requires a merchant identity (API key or app).
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
 * export const approve = (id: string) => client.members.approveMember(id);
 * ```
 * @see POST /members/v1/members/{id}/approve
 */
export const approveMember = /* @__PURE__ */ operation<[_id: string], ApproveMemberResponse>({
  id: 'members.members.approveMember',
  method: 'POST',
  path: '/members/v1/members/{id}/approve',
  args: ['_id'],
  response: memberResponseShape,
});
