import { operation } from '@cartwright/core';
import type { Role } from './role.js';

/** Response of `getRoles`. */
export interface GetRolesResponse {
  /** Roles of the member, in the order in which they were assigned. */
  roles?: Role[];
}

/**
 * Gets the roles of a member. Requires a merchant identity (API key or app), so call it on a server.
 *
 * @param memberId - Member ID (GUID).
 * @returns The roles. Empty if the member has none.
 * @throws `CartwrightError` `invalid_argument` for an empty member ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the member does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authorization } from '@cartwright/members';
 *
 * const client = createClient({ modules: { authorization } });
 *
 * export async function isWholesaler(memberId: string) {
 *   const { roles = [] } = await client.authorization.getRoles(memberId);
 *   return roles.some(({ roleKey }) => roleKey === 'WHOLESALE');
 * }
 * ```
 * @see GET /members/v1/roles/members/{memberId}
 */
export const getRoles = /* @__PURE__ */ operation<[memberId: string], GetRolesResponse>({
  id: 'members.authorization.getRoles',
  method: 'GET',
  path: '/members/v1/roles/members/{memberId}',
  args: ['memberId'],
  repeatable: true,
});
