import { operation } from '@cartwright/core';

/**
 * Deletes a product group. Its members are not deleted. Requires a merchant identity.
 *
 * @param productGroupId - Product group ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the product group does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const remove = (id: string) => client.productGroupsV3.deleteProductGroup(id);
 * ```
 * @see DELETE /stores/v3/product-groups/{productGroupId}
 */
export const deleteProductGroup = /* @__PURE__ */ operation<[productGroupId: string], void>({
  id: 'stores.productGroupsV3.deleteProductGroup',
  method: 'DELETE',
  path: '/stores/v3/product-groups/{productGroupId}',
  args: ['productGroupId'],
  returnsNothing: true,
  repeatable: true,
});
