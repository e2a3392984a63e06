import { operation } from '@cartwright/core';

/** What becomes of what the member wrote. */
export interface DeleteMyMemberOptions {
  /** The member who gets it. Without one it is deleted too. */
  contentAssigneeId?: string | null;
}

/**
 * Deletes the member who is signed in.
 *
 * @param options - What becomes of what the member wrote.
 * @throws {ApiError} for owners and contributors of the site, who cannot be deleted, and with status 401 or 403 when
 * nobody is signed in.
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
  args: ['options'],
  input: (options) => ({ ...options }),
  repeatable: true,
});
