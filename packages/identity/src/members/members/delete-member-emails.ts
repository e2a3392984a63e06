import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `deleteMemberEmails`. */
export type DeleteMemberEmailsResponse = MemberResponse;

/**
 * Clears the email addresses of a member's contact. An update with an empty list does not. The login email is kept.
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
 * export const clearEmails = (id: string) => client.members.deleteMemberEmails(id);
 * ```
 * @see DELETE /members/v1/members/{id}/emails
 */
export const deleteMemberEmails = /* @__PURE__ */ operation<[_id: string], DeleteMemberEmailsResponse>({
  id: 'members.members.deleteMemberEmails',
  method: 'DELETE',
  path: '/members/v1/members/{id}/emails',
  args: ['_id'],
  response: memberResponseShape,
  repeatable: true,
});
