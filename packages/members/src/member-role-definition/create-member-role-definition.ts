import { operation } from '@cartwright/core';
import type { MemberRoleDefinition } from './member-role-definition.js';

/** Options for `createMemberRoleDefinition`. */
export interface CreateMemberRoleDefinitionOptions {
  /** Displayed name of the role. Required. */
  roleTitle: string;
  /**
   * Whether blocked members cannot have the role.
   *
   * @default false
   */
  blockable?: boolean;
}

/** Response of `createMemberRoleDefinition`. */
export interface CreateMemberRoleDefinitionResponse {
  /** The created definition. */
  role?: MemberRoleDefinition;
}

/**
 * Creates a role that can be assigned to members. Requires a merchant identity (API key or app).
 *
 * @param roleKey - Unique key in upper case, such as `WHOLESALE`.
 * @param options - Displayed name, and whether blocked members cannot have the role.
 * @returns The created definition.
 * @throws `ApiError` with status 400 for a missing or invalid field.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 409 if a role has the key.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { memberRoleDefinition } from '@cartwright/members';
 *
 * const client = createClient({ modules: { memberRoleDefinition } });
 *
 * export const createWholesale = () =>
 *   client.memberRoleDefinition.createMemberRoleDefinition('WHOLESALE', { roleTitle: 'Wholesale', blockable: true });
 * ```
 * @see POST /members/v1/roles/definitions
 */
export const createMemberRoleDefinition = /* @__PURE__ */ operation<
  [roleKey: string, options: CreateMemberRoleDefinitionOptions],
  CreateMemberRoleDefinitionResponse
>({
  id: 'members.memberRoleDefinition.createMemberRoleDefinition',
  method: 'POST',
  path: '/members/v1/roles/definitions',
  args: ['roleKey', '...options'],
});
