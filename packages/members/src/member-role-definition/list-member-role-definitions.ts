import { operation } from '@cartwright/core';
import type { MemberRoleDefinition } from './member-role-definition.js';

/** Response of `listMemberRoleDefinitions`. */
export interface ListMemberRoleDefinitionsResponse {
  /** Definitions of all roles of the site. */
  roles?: MemberRoleDefinition[];
}

/**
 * Lists the definitions of all roles of the site. Requires a merchant identity (API key or app).
 *
 * @returns The definitions.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { memberRoleDefinition } from '@cartwright/members';
 *
 * const client = createClient({ modules: { memberRoleDefinition } });
 *
 * export const listRoles = async () => (await client.memberRoleDefinition.listMemberRoleDefinitions()).roles ?? [];
 * ```
 * @see GET /members/v1/roles/definitions
 */
export const listMemberRoleDefinitions = /* @__PURE__ */ operation<[], ListMemberRoleDefinitionsResponse>({
  id: 'members.memberRoleDefinition.listMemberRoleDefinitions',
  method: 'GET',
  path: '/members/v1/roles/definitions',
  repeatable: true,
});
