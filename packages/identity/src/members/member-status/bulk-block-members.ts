import { operation, type Filter } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';

/** Response of `bulkBlockMembers`. */
export interface BulkBlockMembersResponse {
  /** ID of the asynchronous job. */
  jobId?: string;
}

/**
 * Blocks all members that match a filter, asynchronously. Requires a merchant identity (API key or app).
 *
 * @param filter - Filter, as in `queryMembers`.
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
 * export const blockAll = () => client.members.bulkBlockMembers({ status: members.Status.PENDING });
 * ```
 * @see POST /members/v1/members/bulk/block-by-filter
 */
export const bulkBlockMembers = /* @__PURE__ */ operation<[filter: Filter], BulkBlockMembersResponse>({
  id: 'members.members.bulkBlockMembers',
  method: 'POST',
  path: '/members/v1/members/bulk/block-by-filter',
  args: ['filter'],
  prepare: (filter) => requireNonEmpty(filter, 'filter'),
});
