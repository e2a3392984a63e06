import { fieldMask, operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import type { ProductCategoryIdsInfo } from '../products-v3/entity/product-parts.js';
import { productWithInventoryShape, type ProductWithInventory } from '../products-v3/entity/product-with-inventory.js';

/** A product to import. */
export interface ProductItem {
  /**
   * Product to create, or the fields to update if a product with its `handle` exists. `handle` is required; `revision` is
   * not.
   */
  product?: ProductWithInventory;
  /** Categories of the product. They replace its current categories. */
  categoryIdsInfo?: ProductCategoryIdsInfo;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Response of `addProductsToImport`. `_id` of a result is the product's handle. */
export type AddProductsToImportResponse = BulkResponse;

/**
 * Adds products to an import. They are created or updated when the import is submitted. Can be called several times.
 * Requires a merchant identity.
 *
 * @param catalogImportId - Import ID.
 * @param products - Products to import; from 1 to 100. `product.handle` is required.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { catalogImportsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { catalogImportsV3 } });
 *
 * export const setPrice = (catalogImportId: string, handle: string, amount: string) =>
 *   client.catalogImportsV3.addProductsToImport(catalogImportId, [
 *     { product: { handle, variantsInfo: { variants: [{ price: { actualPrice: { amount } } }] } } },
 *   ]);
 * ```
 * @see POST /stores/v3/catalog-imports/{catalogImportId}/add-products
 */
export const addProductsToImport = /* @__PURE__ */ operation<
  [catalogImportId: string, products: readonly ProductItem[]],
  AddProductsToImportResponse
>({
  id: 'stores.catalogImportsV3.addProductsToImport',
  method: 'POST',
  path: '/stores/v3/catalog-imports/{catalogImportId}/add-products',
  args: ['catalogImportId', 'products'],
  prepare: (catalogImportId, products) => requireEach(products, 'products'),
  request: { products: { product: productWithInventoryShape, fieldMask } },
});
