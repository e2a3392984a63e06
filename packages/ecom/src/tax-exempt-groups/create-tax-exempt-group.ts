import { operation } from '@cartwright/core';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/**
 * Creates a tax exempt group, for buyers with other tax rates. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroup - Tax exempt group to create. `name` is required.
 * @returns The created tax exempt group, with its ID and revision.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const createSchools = () => client.taxExemptGroups.createTaxExemptGroup({ name: 'Schools' });
 * ```
 * @see POST /billing/v1/tax-exempt-groups
 */
export const createTaxExemptGroup = /* @__PURE__ */ operation<[taxExemptGroup: TaxExemptGroup], TaxExemptGroup>({
  id: 'ecom.taxExemptGroups.createTaxExemptGroup',
  method: 'POST',
  path: '/billing/v1/tax-exempt-groups',
  args: ['taxExemptGroup'],
  request: { taxExemptGroup: taxExemptGroupShape },
  response: { taxExemptGroup: taxExemptGroupShape },
  unwrap: 'taxExemptGroup',
});
