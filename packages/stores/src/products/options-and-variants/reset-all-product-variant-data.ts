import { operation } from '@cartwright/core';

/**
 * Gives all variants of a product the product's own price, cost, weight and so on again. For merchants.
 *
 * @param _id - The product's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const resetVariants = (id: string) => client.products.resetAllProductVariantData(id);
 * ```
 * @see POST /stores/v1/products/{id}/variants/resetToDefault
 */
export const resetAllProductVariantData = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.resetAllProductVariantData',
  method: 'POST',
  path: '/stores/v1/products/{id}/variants/resetToDefault',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
