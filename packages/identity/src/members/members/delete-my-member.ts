import { operation } from '@cartwright/core';

/** Options of `deleteMyMember`. */
export interface DeleteMyMemberOptions {
  /** ID of the member who receives the deleted member's content. Without it, the content is deleted too. */
  contentAssigneeId?: string | null;
}

/**
 * Deletes the signed-in member.
 *
 * @param options - Recipient of the member's content.
 * @throws {ApiError} For the site's owner and contributors, who cannot be deleted. With status 401 or 403 if no member
 * is signed in.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const leaveForGood = () => client.members.deleteMyMember();
 * ```
 * @see DELETE /members/v1/members/my
 */
export const deleteMyMember = /* @__PURE__ */ operation<[options?: DeleteMyMemberOptions], void>({
  id: 'members.members.deleteMyMember',
  method: 'DELETE',
  path: '/members/v1/members/my',
  args: ['...options'],
  repeatable: true,
});
