import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Fields of a tax group to update. `revision` is required. */
export type UpdateTaxGroup = TaxGroup & { revision: string | null };

/** Application errors of `updateTaxGroup`. */
export type UpdateTaxGroupApplicationErrors = ApplicationErrors<'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'>;

/**
 * Renames a tax group. Requires a merchant identity (API key or app).
 *
 * @param _id - Tax group ID (GUID).
 * @param taxGroup - New name, with the current `revision`.
 * @returns The updated tax group, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateTaxGroupApplicationErrors}:
 * `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP` for a default tax group.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const rename = (id: string, revision: string, name: string) =>
 *   client.taxGroups.updateTaxGroup(id, { revision, name });
 * ```
 * @see PATCH /billing/v1/tax-groups/{taxGroup.id}
 */
export const updateTaxGroup = /* @__PURE__ */ operation<[_id: string, taxGroup: UpdateTaxGroup], TaxGroup>({
  id: 'ecom.taxGroups.updateTaxGroup',
  method: 'PATCH',
  path: '/billing/v1/tax-groups/{taxGroup.id}',
  args: ['taxGroup._id', 'taxGroup'],
  request: { taxGroup: taxGroupShape },
  response: { taxGroup: taxGroupShape },
  unwrap: 'taxGroup',
});
