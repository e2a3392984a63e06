import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { inventoryResultsShape, type BulkInventoryItemResults } from '../../catalog-v3/results/inventory-results.js';
import { requireEach } from '../../shared/require.js';
import { productWithInventoryShape, type ProductWithInventory } from '../entity/product-with-inventory.js';
import { productShape } from '../entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';
import type {
  CreateProductWithInventoryApplicationErrors,
  CreateProductWithInventoryValidationErrors,
} from '../create-product-with-inventory.js';

/** Options for `bulkCreateProductsWithInventory`. */
export interface BulkCreateProductsWithInventoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateProductsWithInventory`. */
export interface BulkCreateProductsWithInventoryResponse<Field = RequestedFields> {
  /** Result for each product. */
  productResults?: BulkResponse<BulkEntityResult<ProductWith<Field>>>;
  /** Result for each inventory item. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Application errors of `bulkCreateProductsWithInventory`. */
export type BulkCreateProductsWithInventoryApplicationErrors =
  CreateProductWithInventoryApplicationErrors | ProductApplicationErrors<'TOO_MANY_OPTIONS_IN_REQUEST'>;

/** Violated validation rules of `bulkCreateProductsWithInventory`. */
export type BulkCreateProductsWithInventoryValidationErrors =
  | CreateProductWithInventoryValidationErrors
  | ProductValidationErrors<'ID_NOT_ALLOWED_IN_REQUEST' | 'MISSING_VARIANT_OPTION_CHOICE' | 'MISSING_VARIANT_OPTION'>;

/** Call signature of `bulkCreateProductsWithInventory`. */
export interface BulkCreateProductsWithInventorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly ProductWithInventory[],
    options?: BulkCreateProductsWithInventoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkCreateProductsWithInventoryResponse<Field>>;
}

/**
 * Creates several products with inventory at the default location. Each can fail on its own. Requires a merchant
 * identity.
 *
 * @param products - Products to create; from 1 to 100.
 * @param options - Whether to return the products, and fields on request.
 * @returns The result for each product and each inventory item.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreateProductsWithInventoryApplicationErrors}, such as
 * `RIBBON_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateProductsWithInventoryValidationErrors},
 * such as `INVALID_SLUG_FORMAT`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const create = (products: Parameters<typeof productsV3.bulkCreateProductsWithInventory>[0]) =>
 *   client.productsV3.bulkCreateProductsWithInventory(products, { returnEntity: true });
 * ```
 * @see POST /stores/v3/bulk/products-with-inventory/create
 */
export const bulkCreateProductsWithInventory = /* @__PURE__ */ operation<BulkCreateProductsWithInventorySignature>({
  id: 'stores.productsV3.bulkCreateProductsWithInventory',
  method: 'POST',
  path: '/stores/v3/bulk/products-with-inventory/create',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  request: { products: productWithInventoryShape },
  response: { productResults: { results: { item: productShape } }, inventoryResults: inventoryResultsShape },
});
