import { operation } from '@cartwright/core';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/**
 * Gets a tax exempt group. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroupId - Tax exempt group ID (GUID).
 * @returns The tax exempt group.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax exempt group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const getName = async (id: string) => (await client.taxExemptGroups.getTaxExemptGroup(id)).name;
 * ```
 * @see GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}
 */
export const getTaxExemptGroup = /* @__PURE__ */ operation<[taxExemptGroupId: string], TaxExemptGroup>({
  id: 'ecom.taxExemptGroups.getTaxExemptGroup',
  method: 'GET',
  path: '/billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  args: ['taxExemptGroupId'],
  response: { taxExemptGroup: taxExemptGroupShape },
  unwrap: 'taxExemptGroup',
  repeatable: true,
});
