import { operation } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Response of `listDefaultTaxGroups`. */
export interface ListDefaultTaxGroupsResponse {
  /** Default tax groups of the site's apps, such as `Products` of the stores app. */
  taxGroups?: TaxGroup[];
}

/**
 * Lists the default tax groups of the site's apps. They apply to items that have no tax group. Requires a
 * merchant identity (API key or app).
 *
 * @returns The default tax groups.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const defaultGroups = async () => (await client.taxGroups.listDefaultTaxGroups()).taxGroups;
 * ```
 * @see GET /billing/v1/tax-groups/default-tax-groups
 */
export const listDefaultTaxGroups = /* @__PURE__ */ operation<[], ListDefaultTaxGroupsResponse>({
  id: 'ecom.taxGroups.listDefaultTaxGroups',
  method: 'GET',
  path: '/billing/v1/tax-groups/default-tax-groups',
  response: { taxGroups: taxGroupShape },
  repeatable: true,
});
