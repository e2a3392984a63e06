import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** The answer of `disconnectMember`. */
export type DisconnectMemberResponse = MemberResponse;

/**
 * Ends a member’s access. The status becomes `OFFLINE`. For merchants.
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
 * export const disconnect = (id: string) => client.members.disconnectMember(id);
 * ```
 * @see POST /members/v1/members/{id}/disconnect
 */
export const disconnectMember = /* @__PURE__ */ operation<[_id: string], DisconnectMemberResponse>({
  id: 'members.members.disconnectMember',
  method: 'POST',
  path: '/members/v1/members/{id}/disconnect',
  args: ['_id'],
  input: (id) => ({ id }),
  response: memberResponseShape,
});
