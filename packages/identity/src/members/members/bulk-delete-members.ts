import { invalidArgument, isDevelopment, operation, type BulkResponse } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';

/** Response of `bulkDeleteMembers`. */
export type BulkDeleteMembersResponse = BulkResponse;

/**
 * Deletes members. Requires a merchant identity (API key or app).
 *
 * @param memberIds - Member IDs, from 1 to 100.
 * @returns Result of each member, and totals.
 * @throws {CartwrightError} `invalid_argument` for an empty list or an empty ID. No request is sent.
 * @throws {ApiError} With status 403 without the required permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const removeAll = async (ids: string[]) =>
 *   (await client.members.bulkDeleteMembers(ids)).bulkActionMetadata?.totalSuccesses;
 * ```
 * @see POST /members/v1/members/bulk/delete
 */
export const bulkDeleteMembers = /* @__PURE__ */ operation<[memberIds: string[]], BulkDeleteMembersResponse>({
  id: 'members.members.bulkDeleteMembers',
  method: 'POST',
  path: '/members/v1/members/bulk/delete',
  args: ['memberIds'],
  prepare: (memberIds) => {
    if (!Array.isArray(memberIds) || !memberIds.length)
      throw invalidArgument('memberIds', isDevelopment && 'a non-empty list');
    memberIds.forEach((id, index) => requireNonEmpty(id, `memberIds[${index}]`));
  },
});
