import { operation } from '@cartwright/core';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** Fields of a tax exempt group to update. `revision` is required. */
export type UpdateTaxExemptGroup = TaxExemptGroup & { revision: string | null };

/**
 * Updates a tax exempt group. Omitted fields are unchanged. Requires a merchant identity (API key or app).
 *
 * @param _id - Tax exempt group ID (GUID).
 * @param taxExemptGroup - Fields to update, with the current `revision`.
 * @returns The updated tax exempt group, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax exempt group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const rename = (id: string, revision: string, name: string) =>
 *   client.taxExemptGroups.updateTaxExemptGroup(id, { revision, name });
 * ```
 * @see PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}
 */
export const updateTaxExemptGroup = /* @__PURE__ */ operation<
  [_id: string, taxExemptGroup: UpdateTaxExemptGroup],
  TaxExemptGroup
>({
  id: 'ecom.taxExemptGroups.updateTaxExemptGroup',
  method: 'PATCH',
  path: '/billing/v1/tax-exempt-groups/{taxExemptGroup.id}',
  args: ['taxExemptGroup._id', 'taxExemptGroup'],
  request: { taxExemptGroup: taxExemptGroupShape },
  response: { taxExemptGroup: taxExemptGroupShape },
  unwrap: 'taxExemptGroup',
});
