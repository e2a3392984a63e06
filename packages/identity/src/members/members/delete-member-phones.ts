import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `deleteMemberPhones`. */
export type DeleteMemberPhonesResponse = MemberResponse;

/**
 * Clears a member's phone numbers. An update with an empty list does not.
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
 * export const clearPhones = (id: string) => client.members.deleteMemberPhones(id);
 * ```
 * @see DELETE /members/v1/members/{id}/phones
 */
export const deleteMemberPhones = /* @__PURE__ */ operation<[_id: string], DeleteMemberPhonesResponse>({
  id: 'members.members.deleteMemberPhones',
  method: 'DELETE',
  path: '/members/v1/members/{id}/phones',
  args: ['_id'],
  response: memberResponseShape,
  repeatable: true,
});
