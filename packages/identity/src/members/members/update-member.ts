import { operation } from '@cartwright/core';
import { memberResponseShape, type Member } from './member.js';

/** Fields of a member to update. */
export type UpdateMember = Member;

/**
 * Updates a member. Members can update themselves, merchants any member. Lists are replaced as a whole.
 *
 * @param _id - Member ID.
 * @param member - Fields to update. `null` clears a field.
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
 * export const setPhone = (id: string, phone: string) =>
 *   client.members.updateMember(id, { contact: { phones: [phone] } });
 * ```
 * @see PATCH /members/v1/members/{member.id}
 */
export const updateMember = /* @__PURE__ */ operation<[_id: string, member: UpdateMember], Member>({
  id: 'members.members.updateMember',
  method: 'PATCH',
  path: '/members/v1/members/{member.id}',
  args: ['member._id', 'member'],
  request: memberResponseShape,
  response: memberResponseShape,
  unwrap: 'member',
});
