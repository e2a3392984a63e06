import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../shared/application-errors.js';
import type { MemberRoleDefinition } from './member-role-definition.js';

/** Options for `updateMemberRoleDefinition`. */
export interface UpdateMemberRoleDefinitionOptions {
  /** Whether blocked members cannot have the role. */
  blockable?: boolean;
  /** Current revision of the definition. Required. */
  revision: string | null;
}

/** Response of `updateMemberRoleDefinition`. */
export interface UpdateMemberRoleDefinitionResponse {
  /** The updated definition, with its new revision. */
  role?: MemberRoleDefinition;
}

/** Application errors of `updateMemberRoleDefinition`. */
export type UpdateMemberRoleDefinitionApplicationErrors = ApplicationErrors<'CANNOT_UPDATE_SYSTEM_ROLE'>;

/**
 * Changes whether blocked members can have a role. Requires a merchant identity (API key or app).
 *
 * @param key - Key of the role.
 * @param options - New value, with the current `revision`.
 * @returns The updated definition.
 * @throws `CartwrightError` `invalid_argument` for an empty key. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateMemberRoleDefinitionApplicationErrors}: `CANNOT_UPDATE_SYSTEM_ROLE` for
 * a role of the platform.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the role does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { memberRoleDefinition } from '@cartwright/members';
 *
 * const client = createClient({ modules: { memberRoleDefinition } });
 *
 * export const setBlockable = (key: string, revision: string, blockable: boolean) =>
 *   client.memberRoleDefinition.updateMemberRoleDefinition(key, { revision, blockable });
 * ```
 * @see PATCH /members/v1/roles/definitions/{key}
 */
export const updateMemberRoleDefinition = /* @__PURE__ */ operation<
  [key: string, options: UpdateMemberRoleDefinitionOptions],
  UpdateMemberRoleDefinitionResponse
>({
  id: 'members.memberRoleDefinition.updateMemberRoleDefinition',
  method: 'PATCH',
  path: '/members/v1/roles/definitions/{key}',
  args: ['key', '...options'],
});
