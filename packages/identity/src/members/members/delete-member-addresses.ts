import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `deleteMemberAddresses`. */
export type DeleteMemberAddressesResponse = MemberResponse;

/**
 * Clears a member's addresses. An update with an empty list does not.
 *
 * @param _id - Member ID.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
 * @throws {ApiError} With status 403 for another member, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const clearAddresses = (id: string) => client.members.deleteMemberAddresses(id);
 * ```
 * @see DELETE /members/v1/members/{id}/addresses
 */
export const deleteMemberAddresses = /* @__PURE__ */ operation<[_id: string], DeleteMemberAddressesResponse>({
  id: 'members.members.deleteMemberAddresses',
  method: 'DELETE',
  path: '/members/v1/members/{id}/addresses',
  args: ['_id'],
  response: memberResponseShape,
  repeatable: true,
});
