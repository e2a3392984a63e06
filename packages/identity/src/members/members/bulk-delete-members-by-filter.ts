import { operation, type Filter } from '@cartwright/core';
import { requireFilled } from '../../validation/require-filled.js';
import { filterCodec } from './filter-codec.js';
import type { Search } from './search.js';

/** Which members, and what becomes of what they wrote. */
export interface BulkDeleteMembersByFilterOptions {
  /** The member who gets it. Without one it is deleted too. */
  contentAssigneeId?: string | null;
  /** Only members that these words find. */
  search?: Search;
}

/** Response of `bulkDeleteMembersByFilter`. */
export interface BulkDeleteMembersByFilterResponse {
  /** The job that does it. */
  jobId?: string;
}

/**
 * Deletes all members that a filter finds. Requires a merchant identity (API key or app).
 *
 * @param filter - The filter, as in `queryMembers`. An empty one finds all members.
 * @param options - Which of them, and what becomes of what they wrote.
 * @returns The job that does it, later.
 * @throws {CartwrightError} `invalid_argument` when there is no filter. No request is sent.
 * @throws {ApiError} With status 403 without the required permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const removeBlocked = () => client.members.bulkDeleteMembersByFilter({ status: members.Status.BLOCKED });
 * ```
 * @see POST /members/v1/members/bulk/delete-by-filter
 */
export const bulkDeleteMembersByFilter = /* @__PURE__ */ operation<
  [filter: Filter, options?: BulkDeleteMembersByFilterOptions],
  BulkDeleteMembersByFilterResponse
>({
  id: 'members.members.bulkDeleteMembersByFilter',
  method: 'POST',
  path: '/members/v1/members/bulk/delete-by-filter',
  args: ['filter', 'options'],
  input(filter, options) {
    requireFilled(filter, 'filter');
    return { ...options, filter };
  },
  request: { filter: filterCodec },
});
