import { invalidArgument, isDevelopment, operation } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';

/** Error of one item of a bulk action. */
export interface ApplicationError {
  /** Error code. */
  code?: string;
  /** Description of the error. */
  description?: string;
  /** Additional data of the error. */
  data?: Record<string, unknown> | null;
}

/** Result of one item of a bulk action. */
export interface ItemMetadata {
  /** Member ID. */
  _id?: string | null;
  /** Index of the member in the request, from 0. */
  originalIndex?: number;
  /** Whether the member was deleted. */
  success?: boolean;
  /** Error, if the member was not deleted. */
  error?: ApplicationError;
}

/** Result of deleting one member. */
export interface BulkMemberResult {
  /** Result of the item. */
  itemMetadata?: ItemMetadata;
}

/** Totals of a bulk action. */
export interface BulkActionMetadata {
  /** Number of successful items. */
  totalSuccesses?: number;
  /** Number of failed items. */
  totalFailures?: number;
  /** Number of failed items without an entry in the results. */
  undetailedFailures?: number;
}

/** Response of `bulkDeleteMembers`. */
export interface BulkDeleteMembersResponse {
  /** Result of each member. */
  results?: BulkMemberResult[];
  /** Totals. */
  bulkActionMetadata?: BulkActionMetadata;
}

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
