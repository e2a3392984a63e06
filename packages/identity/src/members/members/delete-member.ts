import { operation } from '@cartwright/core';

/**
 * Deletes a member. Requires a merchant identity (API key or app).
 *
 * @param _id - Member ID.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
 * @throws {ApiError} For the site's owner and contributors, and members with an active subscription, who cannot be
 * deleted. With status 404 if the member does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const remove = (id: string) => client.members.deleteMember(id);
 * ```
 * @see DELETE /members/v1/members/{id}
 */
export const deleteMember = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'members.members.deleteMember',
  method: 'DELETE',
  path: '/members/v1/members/{id}',
  args: ['_id'],
  repeatable: true,
});
