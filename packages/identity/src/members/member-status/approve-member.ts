import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** The answer of `approveMember`. */
export type ApproveMemberResponse = MemberResponse;

/**
 * Approves a member who waits for it. For merchants.
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
 * export const approve = (id: string) => client.members.approveMember(id);
 * ```
 * @see POST /members/v1/members/{id}/approve
 */
export const approveMember = /* @__PURE__ */ operation<[_id: string], ApproveMemberResponse>({
  id: 'members.members.approveMember',
  method: 'POST',
  path: '/members/v1/members/{id}/approve',
  args: ['_id'],
  input: (id) => ({ id }),
  response: memberResponseShape,
});
