import { operation } from '@cartwright/core';
import type { Role } from './role.js';

/** Query for the roles of members. */
export interface Query {
  /** Filter in the platform's query language, such as `{ memberId: { $in: ['…'] } }`. */
  filter?: unknown;
}

/** Options for `queryRoles`. */
export interface QueryRolesOptions {
  /**
   * Query for members.
   *
   * @default all members that have roles
   */
  query?: Query;
}

/** Roles of one member. */
export interface MemberRole {
  /** Roles of the member. */
  roles?: Role[];
}

/** Response of `queryRoles`. */
export interface QueryRolesResponse {
  /** Roles of the matching members, by member ID. */
  rolesByMemberId?: Record<string, MemberRole>;
}

/**
 * Gets the roles of the members that match a filter. Requires a merchant identity (API key or app).
 *
 * @param options - Filter.
 * @returns The roles by member ID.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authorization } from '@cartwright/members';
 *
 * const client = createClient({ modules: { authorization } });
 *
 * export const getAllRoles = (memberIds: string[]) =>
 *   client.authorization.queryRoles({ query: { filter: { memberId: { $in: memberIds } } } });
 * ```
 * @see POST /members/v1/roles/members/query
 */
export const queryRoles = /* @__PURE__ */ operation<[options?: QueryRolesOptions], QueryRolesResponse>({
  id: 'members.authorization.queryRoles',
  method: 'POST',
  path: '/members/v1/roles/members/query',
  args: ['...options'],
  repeatable: true,
});
