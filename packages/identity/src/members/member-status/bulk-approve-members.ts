import { operation, type Filter } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';

/** Response of `bulkApproveMembers`. */
export interface BulkApproveMembersResponse {
  /** ID of the asynchronous job. */
  jobId?: string;
}

/**
 * Approves all members that match a filter, asynchronously. Requires a merchant identity (API key or app).
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
 * export const approveAll = () => client.members.bulkApproveMembers({ status: members.Status.PENDING });
 * ```
 * @see POST /members/v1/members/bulk/approve-by-filter
 */
export const bulkApproveMembers = /* @__PURE__ */ operation<[filter: Filter], BulkApproveMembersResponse>({
  id: 'members.members.bulkApproveMembers',
  method: 'POST',
  path: '/members/v1/members/bulk/approve-by-filter',
  args: ['filter'],
  prepare: (filter) => requireNonEmpty(filter, 'filter'),
});
