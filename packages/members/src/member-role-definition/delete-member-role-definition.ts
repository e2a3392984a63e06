import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../shared/application-errors.js';

/** Application errors of `deleteMemberRoleDefinition`. */
export type DeleteMemberRoleDefinitionApplicationErrors = ApplicationErrors<'CANNOT_DELETE_SYSTEM_ROLE'>;

/**
 * Deletes a role, and removes it from all members. Requires a merchant identity (API key or app).
 *
 * @param roleKey - Key of the role.
 * @throws `CartwrightError` `invalid_argument` for an empty key. No request is sent.
 * @throws `ApiError` with a code of {@link DeleteMemberRoleDefinitionApplicationErrors}: `CANNOT_DELETE_SYSTEM_ROLE` for
 * a role of the platform.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the role does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { memberRoleDefinition } from '@cartwright/members';
 *
 * const client = createClient({ modules: { memberRoleDefinition } });
 *
 * export const remove = (roleKey: string) => client.memberRoleDefinition.deleteMemberRoleDefinition(roleKey);
 * ```
 * @see DELETE /members/v1/roles/definitions/{roleKey}
 */
export const deleteMemberRoleDefinition = /* @__PURE__ */ operation<[roleKey: string], void>({
  id: 'members.memberRoleDefinition.deleteMemberRoleDefinition',
  method: 'DELETE',
  path: '/members/v1/roles/definitions/{roleKey}',
  args: ['roleKey'],
  repeatable: true,
});
