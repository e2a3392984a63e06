import { operation } from '@cartwright/core';

/**
 * Deletes a tax group. Requires a merchant identity (API key or app).
 *
 * @param taxGroupId - Tax group ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax group does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const remove = (id: string) => client.taxGroups.deleteTaxGroup(id);
 * ```
 * @see DELETE /billing/v1/tax-groups/{taxGroupId}
 */
export const deleteTaxGroup = /* @__PURE__ */ operation<[taxGroupId: string], void>({
  id: 'ecom.taxGroups.deleteTaxGroup',
  method: 'DELETE',
  path: '/billing/v1/tax-groups/{taxGroupId}',
  args: ['taxGroupId'],
  returnsNothing: true,
  repeatable: true,
});
