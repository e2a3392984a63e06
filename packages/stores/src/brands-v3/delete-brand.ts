import { operation } from '@cartwright/core';

/**
 * Deletes a brand. Products of the brand keep its ID, but have no brand. Requires a merchant identity.
 *
 * @param brandId - Brand ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the brand does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const remove = (id: string) => client.brandsV3.deleteBrand(id);
 * ```
 * @see DELETE /stores/v3/brands/{brandId}
 */
export const deleteBrand = /* @__PURE__ */ operation<[brandId: string], void>({
  id: 'stores.brandsV3.deleteBrand',
  method: 'DELETE',
  path: '/stores/v3/brands/{brandId}',
  args: ['brandId'],
  returnsNothing: true,
  repeatable: true,
});
