import { operation } from '@cartwright/core';
import type { MemberRoleDefinition } from './member-role-definition.js';

/** Response of `getMemberRoleDefinition`. */
export interface GetMemberRoleDefinitionResponse {
  /** The definition. */
  role?: MemberRoleDefinition;
}

/**
 * Gets the definition of a role. Requires a merchant identity (API key or app).
 *
 * @param roleKey - Key of the role.
 * @returns The definition.
 * @throws `CartwrightError` `invalid_argument` for an empty key. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the role does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { memberRoleDefinition } from '@cartwright/members';
 *
 * const client = createClient({ modules: { memberRoleDefinition } });
 *
 * export const getTitle = async (roleKey: string) =>
 *   (await client.memberRoleDefinition.getMemberRoleDefinition(roleKey)).role?.title;
 * ```
 * @see GET /members/v1/roles/definitions/{roleKey}
 */
export const getMemberRoleDefinition = /* @__PURE__ */ operation<[roleKey: string], GetMemberRoleDefinitionResponse>({
  id: 'members.memberRoleDefinition.getMemberRoleDefinition',
  method: 'GET',
  path: '/members/v1/roles/definitions/{roleKey}',
  args: ['roleKey'],
  repeatable: true,
});
