import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../shared/application-errors.js';

/** Response of `assignRole`. */
export interface AssignRoleResponse {
  /** Key of the assigned role. */
  roleKey?: string;
}

/** Application errors of `assignRole`. */
export type AssignRoleApplicationErrors = ApplicationErrors<'ROLE_DOES_NOT_EXIST' | 'MEMBER_BLOCKED'>;

/**
 * Assigns a role to a member. Nothing changes if the member has the role. Requires a merchant identity (API key or app).
 *
 * @param memberId - Member ID (GUID).
 * @param roleKey - Key of a role created with `memberRoleDefinition.createMemberRoleDefinition`.
 * @returns Key of the assigned role.
 * @throws `CartwrightError` `invalid_argument` for an empty member ID. No request is sent.
 * @throws `ApiError` with a code of {@link AssignRoleApplicationErrors}: `ROLE_DOES_NOT_EXIST` for an unknown role,
 * `MEMBER_BLOCKED` for a blocked member and a role that blocked members cannot have.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the member does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authorization } from '@cartwright/members';
 *
 * const client = createClient({ modules: { authorization } });
 *
 * export const allowWholesale = (memberId: string) => client.authorization.assignRole(memberId, 'WHOLESALE');
 * ```
 * @see POST /members/v1/roles/members/{memberId}
 */
export const assignRole = /* @__PURE__ */ operation<[memberId: string, roleKey: string], AssignRoleResponse>({
  id: 'members.authorization.assignRole',
  method: 'POST',
  path: '/members/v1/roles/members/{memberId}',
  args: ['memberId', 'roleKey'],
  repeatable: true,
});
