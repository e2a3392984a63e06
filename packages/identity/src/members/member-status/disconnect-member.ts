import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `disconnectMember`. */
export type DisconnectMemberResponse = MemberResponse;

/**
 * Disconnects a member from the site. The status becomes `OFFLINE`, so the member can no longer sign in. Requires a
 * merchant identity (API key or app).
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
 * export const disconnect = (id: string) => client.members.disconnectMember(id);
 * ```
 * @see POST /members/v1/members/{id}/disconnect
 */
export const disconnectMember = /* @__PURE__ */ operation<[_id: string], DisconnectMemberResponse>({
  id: 'members.members.disconnectMember',
  method: 'POST',
  path: '/members/v1/members/{id}/disconnect',
  args: ['_id'],
  response: memberResponseShape,
});
