import { operation, type Filter } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';
import type { Search } from './search.js';

/** Options of `bulkDeleteMembersByFilter`. */
export interface BulkDeleteMembersByFilterOptions {
  /** ID of the member who receives the deleted members' content. Without it, the content is deleted too. */
  contentAssigneeId?: string | null;
  /** Full-text search that members must match as well. */
  search?: Search;
}

/** Response of `bulkDeleteMembersByFilter`. */
export interface BulkDeleteMembersByFilterResponse {
  /** ID of the asynchronous job. */
  jobId?: string;
}

/**
 * Deletes all members that match a filter, asynchronously. Requires a merchant identity (API key or app).
 *
 * @param filter - Filter, as in `queryMembers`. An empty filter matches all members.
 * @param options - Search, and the recipient of the content.
 * @returns ID of the job.
 * @throws {CartwrightError} `invalid_argument` if the filter is missing. No request is sent.
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
  args: ['filter', '...options'],
  prepare: (filter) => requireNonEmpty(filter, 'filter'),
});
