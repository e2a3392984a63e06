import { operation } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/**
 * Creates a tax group, for items whose tax differs from that of other items. Requires a merchant identity (API key or
 * app).
 *
 * @param taxGroup - Tax group to create. `name` is required.
 * @returns The created tax group, with its ID and revision.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const createBooks = () => client.taxGroups.createTaxGroup({ name: 'Books' });
 * ```
 * @see POST /billing/v1/tax-groups
 */
export const createTaxGroup = /* @__PURE__ */ operation<[taxGroup: TaxGroup], TaxGroup>({
  id: 'ecom.taxGroups.createTaxGroup',
  method: 'POST',
  path: '/billing/v1/tax-groups',
  args: ['taxGroup'],
  request: { taxGroup: taxGroupShape },
  response: { taxGroup: taxGroupShape },
  unwrap: 'taxGroup',
});
