import { operation } from '@cartwright/core';
import type { ValidationErrors } from '../shared/application-errors.js';

/** Response of `unassignRole`. */
export interface UnassignRoleResponse {
  /** Key of the removed role. */
  roleKey?: string;
}

/** Validation errors of `unassignRole`. */
export type UnassignRoleValidationErrors = ValidationErrors<'INVALID_ROLE'>;

/**
 * Removes a role from a member. Requires a merchant identity (API key or app).
 *
 * @param memberId - Member ID (GUID).
 * @param roleKey - Key of the role.
 * @returns Key of the removed role.
 * @throws `CartwrightError` `invalid_argument` for an empty member ID. No request is sent.
 * @throws `ApiError` with status 400 and a rule of {@link UnassignRoleValidationErrors}: `INVALID_ROLE` if the member
 * does not have the role.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the member does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authorization } from '@cartwright/members';
 *
 * const client = createClient({ modules: { authorization } });
 *
 * export const endWholesale = (memberId: string) => client.authorization.unassignRole(memberId, 'WHOLESALE');
 * ```
 * @see DELETE /members/v1/roles/members/{memberId}
 */
export const unassignRole = /* @__PURE__ */ operation<[memberId: string, roleKey: string], UnassignRoleResponse>({
  id: 'members.authorization.unassignRole',
  method: 'DELETE',
  path: '/members/v1/roles/members/{memberId}',
  args: ['memberId', 'roleKey'],
});
