import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { inventoryResultsShape, type BulkInventoryItemResults } from '../../catalog-v3/results/inventory-results.js';
import { requireEach } from '../../shared/require.js';
import { productWithInventoryShape, type ProductWithInventory } from '../entity/product-with-inventory.js';
import { productShape } from '../entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';
import type {
  UpdateProductWithInventoryApplicationErrors,
  UpdateProductWithInventoryValidationErrors,
} from '../update-product-with-inventory.js';

/** A product to update. */
export interface MaskedProductWithInventory {
  /** The product’s `_id`, its current `revision` and the fields to update. */
  product: ProductWithInventory;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateProductsWithInventory`. */
export interface BulkUpdateProductsWithInventoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateProductsWithInventory`. */
export interface BulkUpdateProductsWithInventoryResponse<Field = RequestedFields> {
  /** Result for each product. */
  productResults?: BulkResponse<BulkEntityResult<ProductWith<Field>>>;
  /** Result for each inventory item. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Application errors of `bulkUpdateProductsWithInventory`. */
export type BulkUpdateProductsWithInventoryApplicationErrors =
  UpdateProductWithInventoryApplicationErrors | ProductApplicationErrors<'TOO_MANY_OPTIONS_IN_REQUEST'>;

/** Violated validation rules of `bulkUpdateProductsWithInventory`. */
export type BulkUpdateProductsWithInventoryValidationErrors =
  UpdateProductWithInventoryValidationErrors | ProductValidationErrors<'DUPLICATE_PRODUCT_IDS_REQUEST'>;

/** Call signature of `bulkUpdateProductsWithInventory`. */
export interface BulkUpdateProductsWithInventorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly MaskedProductWithInventory[],
    options?: BulkUpdateProductsWithInventoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateProductsWithInventoryResponse<Field>>;
}

/**
 * Updates several products and their inventory at the default location. Each can fail on its own. Requires a merchant
 * identity.
 *
 * @param products - Products to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the products, and fields on request.
 * @returns The result for each product and each inventory item.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductsWithInventoryApplicationErrors}, such as
 * `RIBBON_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkUpdateProductsWithInventoryValidationErrors},
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
 * export const rename = (product: { _id: string; revision: string }, name: string) =>
 *   client.productsV3.bulkUpdateProductsWithInventory([{ product: { ...product, name } }]);
 * ```
 * @see POST /stores/v3/bulk/products-with-inventory/update
 */
export const bulkUpdateProductsWithInventory = /* @__PURE__ */ operation<BulkUpdateProductsWithInventorySignature>({
  id: 'stores.productsV3.bulkUpdateProductsWithInventory',
  method: 'POST',
  path: '/stores/v3/bulk/products-with-inventory/update',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  request: { products: { product: productWithInventoryShape, fieldMask } },
  response: { productResults: { results: { item: productShape } }, inventoryResults: inventoryResultsShape },
});
