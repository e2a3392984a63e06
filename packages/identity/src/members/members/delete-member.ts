import { operation } from '@cartwright/core';

/**
 * Deletes a member. For merchants.
 *
 * @param _id - The member's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` for owners and contributors of the site and for members with an active subscription, who can not be
 * deleted, and with status 404 when there is none.
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
