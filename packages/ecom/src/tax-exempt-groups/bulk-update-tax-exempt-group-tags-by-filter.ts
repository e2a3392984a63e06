import { operation, type EntityFilter, type JobResponse } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { Tags } from '../commerce/fields/tags.js';
import type { TaxExemptGroupFields } from './query-tax-exempt-groups.js';

/** Filter of tax exempt groups. */
export type TaxExemptGroupFilter = EntityFilter<TaxExemptGroupFields>;

/** Options for `bulkUpdateTaxExemptGroupTagsByFilter`. */
export interface BulkUpdateTaxExemptGroupTagsByFilterOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateTaxExemptGroupTagsByFilter`. */
export type BulkUpdateTaxExemptGroupTagsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateTaxExemptGroupTagsByFilter`. */
export type BulkUpdateTaxExemptGroupTagsByFilterApplicationErrors =
  ApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to all tax exempt groups that match a filter, and removes tags. The platform does so in the background.
 * Requires a merchant identity (API key or app).
 *
 * @param filter - Filter, as in `queryTaxExemptGroups`. `{}` matches all tax exempt groups.
 * @param options - Tags to assign and to remove.
 * @returns The ID of the background job.
 * @throws `ApiError` with a code of {@link BulkUpdateTaxExemptGroupTagsByFilterApplicationErrors}:
 * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without tags.
 * @throws `ApiError` with status 400 for an invalid filter, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const tagAll = (tagId: string) =>
 *   client.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter({}, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter
 */
export const bulkUpdateTaxExemptGroupTagsByFilter = /* @__PURE__ */ operation<
  [filter: TaxExemptGroupFilter, options?: BulkUpdateTaxExemptGroupTagsByFilterOptions],
  BulkUpdateTaxExemptGroupTagsByFilterResponse
>({
  id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter',
  method: 'POST',
  path: '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter',
  args: ['filter', '...options'],
});
