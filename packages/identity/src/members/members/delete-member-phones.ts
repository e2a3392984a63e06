import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from './member.js';

/** The answer of `deleteMemberPhones`. */
export type DeleteMemberPhonesResponse = MemberResponse;

/**
 * Clears a member’s phone numbers. An update can not do this.
 *
 * @param _id - The member's id.
 * @returns The member as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for another member’s, 404 when there is none.
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
  input: (id) => ({ id }),
  response: memberResponseShape,
  repeatable: true,
});
