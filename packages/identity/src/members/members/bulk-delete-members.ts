import { invalidArgument, operation } from '@cartwright/core';
import { requireFilled } from '../../validation/require-filled.js';

/** Why one of several members was not deleted. */
export interface ApplicationError {
  /** A code. */
  code?: string;
  /** What it means. */
  description?: string;
  /** More about it. */
  data?: Record<string, unknown> | null;
}

/** What became of one of several members. */
export interface ItemMetadata {
  /** The member's id. */
  _id?: string | null;
  /** The member's place in the list, from 0. */
  originalIndex?: number;
  /** Whether the member was deleted. */
  success?: boolean;
  /** Why not. */
  error?: ApplicationError;
}

/** What became of one of several members. */
export interface BulkMemberResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
}

/** How many were deleted. */
export interface BulkActionMetadata {
  /** How many were. */
  totalSuccesses?: number;
  /** How many were not. */
  totalFailures?: number;
  /** How many of these have no result of their own. */
  undetailedFailures?: number;
}

/** Response of `bulkDeleteMembers`. */
export interface BulkDeleteMembersResponse {
  /** What became of each. */
  results?: BulkMemberResult[];
  /** How many were deleted. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Deletes several members. Requires a merchant identity (API key or app).
 *
 * @param memberIds - The ids of the members; from 1 to 100.
 * @returns What became of each.
 * @throws {CartwrightError} `invalid_argument` for an empty list or an empty id. No request is sent.
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
  input(memberIds) {
    if (!Array.isArray(memberIds) || !memberIds.length) throw invalidArgument('memberIds', 'a non-empty list');
    memberIds.forEach((id, index) => requireFilled(id, `memberIds[${index}]`));
    return { memberIds };
  },
});
