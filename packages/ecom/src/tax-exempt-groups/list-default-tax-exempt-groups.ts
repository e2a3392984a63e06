import { operation } from '@cartwright/core';

/** Tax exempt group that every store has. */
export interface TaxExemptDefaultGroup {
  /** Tax exempt group ID. */
  _id?: string | null;
  /** Name. */
  name?: string | null;
  /** ID of the app that provides the group. */
  appId?: string | null;
}

/** Response of `listDefaultTaxExemptGroups`. */
export interface ListDefaultTaxExemptGroupsResponse {
  /** Default tax exempt groups. */
  taxExemptGroups?: TaxExemptDefaultGroup[];
}

/**
 * Lists the tax exempt groups that every store has. Requires a merchant identity (API key or app).
 *
 * @returns The default tax exempt groups.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const listNames = async () =>
 *   (await client.taxExemptGroups.listDefaultTaxExemptGroups()).taxExemptGroups?.map(({ name }) => name);
 * ```
 * @see GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups
 */
export const listDefaultTaxExemptGroups = /* @__PURE__ */ operation<[], ListDefaultTaxExemptGroupsResponse>({
  id: 'ecom.taxExemptGroups.listDefaultTaxExemptGroups',
  method: 'GET',
  path: '/billing/v1/tax-exempt-groups/default-tax-exempt-groups',
  repeatable: true,
});
