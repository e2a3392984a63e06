import { operation } from '@cartwright/core';

/**
 * Deletes a member. Requires a merchant identity (API key or app).
 *
 * @param _id - The member's id.
 * @throws {CartwrightError} `invalid_argument` for an empty id. No request is sent.
 * @throws {ApiError} for owners and contributors of the site and for members with an active subscription, who cannot be
 * deleted, and with status 404 if it does not exist.
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
  input: (id) => ({ id }),
  repeatable: true,
});
