import { operation, type BulkResponse } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { Tags } from '../commerce/fields/tags.js';

/** Options for `bulkUpdateTaxExemptGroupTags`. */
export interface BulkUpdateTaxExemptGroupTagsOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateTaxExemptGroupTags`. */
export type BulkUpdateTaxExemptGroupTagsResponse = BulkResponse;

/** Application errors of `bulkUpdateTaxExemptGroupTags`. */
export type BulkUpdateTaxExemptGroupTagsApplicationErrors = ApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to tax exempt groups, and removes tags. Each group is changed or fails on its own. Requires a merchant
 * identity (API key or app).
 *
 * @param taxExemptGroupIds - Tax exempt group IDs (GUIDs).
 * @param options - Tags to assign and to remove.
 * @returns The result of each tax exempt group.
 * @throws `ApiError` with a code of {@link BulkUpdateTaxExemptGroupTagsApplicationErrors}:
 * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without tags.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const tag = (ids: string[], tagId: string) =>
 *   client.taxExemptGroups.bulkUpdateTaxExemptGroupTags(ids, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /billing/v1/bulk/tax-exempt-groups/update-tags
 */
export const bulkUpdateTaxExemptGroupTags = /* @__PURE__ */ operation<
  [taxExemptGroupIds: string[], options?: BulkUpdateTaxExemptGroupTagsOptions],
  BulkUpdateTaxExemptGroupTagsResponse
>({
  id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags',
  method: 'POST',
  path: '/billing/v1/bulk/tax-exempt-groups/update-tags',
  args: ['taxExemptGroupIds', '...options'],
});
