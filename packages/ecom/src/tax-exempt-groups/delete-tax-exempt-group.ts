import { operation } from '@cartwright/core';

/**
 * Deletes a tax exempt group. Its rates do not apply any more. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroupId - Tax exempt group ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax exempt group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const remove = (id: string) => client.taxExemptGroups.deleteTaxExemptGroup(id);
 * ```
 * @see DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}
 */
export const deleteTaxExemptGroup = /* @__PURE__ */ operation<[taxExemptGroupId: string], void>({
  id: 'ecom.taxExemptGroups.deleteTaxExemptGroup',
  method: 'DELETE',
  path: '/billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  args: ['taxExemptGroupId'],
  returnsNothing: true,
  repeatable: true,
});
