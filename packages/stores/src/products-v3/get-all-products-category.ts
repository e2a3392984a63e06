import { operation } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';

/** Response of `getAllProductsCategory`. */
export interface GetAllProductsCategoryResponse {
  /** Category ID. */
  categoryId?: string;
  /** Tree of the category, for `categories`. */
  treeReference?: TreeReference;
}

/**
 * Gets the ID of the category that contains all products of the store.
 *
 * @returns The category ID, and the tree of the category.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const allProductsId = async () => (await client.productsV3.getAllProductsCategory()).categoryId;
 * ```
 * @see GET /stores/v3/all-products-category
 */
export const getAllProductsCategory = /* @__PURE__ */ operation<[], GetAllProductsCategoryResponse>({
  id: 'stores.productsV3.getAllProductsCategory',
  method: 'GET',
  path: '/stores/v3/all-products-category',
  repeatable: true,
});
