import { operation, type Filter } from '@cartwright/core';
import { requireFilled } from '../../validation/require-filled.js';
import { filterCodec } from '../members/filter-codec.js';

/** Response of `bulkBlockMembers`. */
export interface BulkBlockMembersResponse {
  /** The job that does it. */
  jobId?: string;
}

/**
 * Blocks all members that a filter finds. Requires a merchant identity (API key or app).
 *
 * @param filter - The filter, as in `queryMembers`.
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
 * export const blockAll = () => client.members.bulkBlockMembers({ status: members.Status.PENDING });
 * ```
 * @see POST /members/v1/members/bulk/block-by-filter
 */
export const bulkBlockMembers = /* @__PURE__ */ operation<[filter: Filter], BulkBlockMembersResponse>({
  id: 'members.members.bulkBlockMembers',
  method: 'POST',
  path: '/members/v1/members/bulk/block-by-filter',
  input(filter) {
    requireFilled(filter, 'filter');
    return { filter };
  },
  request: { filter: filterCodec },
});
