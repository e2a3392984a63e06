import { operation } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/**
 * Gets a tax group. Requires a merchant identity (API key or app).
 *
 * @param taxGroupId - Tax group ID (GUID).
 * @returns The tax group.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const getName = async (id: string) => (await client.taxGroups.getTaxGroup(id)).name;
 * ```
 * @see GET /billing/v1/tax-groups/{taxGroupId}
 */
export const getTaxGroup = /* @__PURE__ */ operation<[taxGroupId: string], TaxGroup>({
  id: 'ecom.taxGroups.getTaxGroup',
  method: 'GET',
  path: '/billing/v1/tax-groups/{taxGroupId}',
  args: ['taxGroupId'],
  response: { taxGroup: taxGroupShape },
  unwrap: 'taxGroup',
  repeatable: true,
});
