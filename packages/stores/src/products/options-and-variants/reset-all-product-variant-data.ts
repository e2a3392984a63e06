import { operation } from '@cartwright/core';

/**
 * Resets the price, cost, weight and other data of all variants to the values of the product. Requires a merchant
 * identity.
 *
 * @param _id - Product ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const resetVariantData = (id: string) => client.products.resetAllProductVariantData(id);
 * ```
 * @see POST /stores/v1/products/{id}/variants/resetToDefault
 */
export const resetAllProductVariantData = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.resetAllProductVariantData',
  method: 'POST',
  path: '/stores/v1/products/{id}/variants/resetToDefault',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
