import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { inventoryResultsShape, type BulkInventoryItemResults } from '../catalog-v3/results/inventory-results.js';
import { productWithInventoryShape, type ProductWithInventory } from './entity/product-with-inventory.js';
import { productShape } from './entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';
import type { CreateProductWithInventoryValidationErrors } from './create-product-with-inventory.js';

/** Fields of a product with inventory to update. `revision` is required. */
export type UpdateProductWithInventoryProduct = ProductWithInventory & { revision: string | null };

/** Options for `updateProductWithInventory`. */
export interface UpdateProductWithInventoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `updateProductWithInventory`. */
export interface UpdateProductWithInventoryResponse<Field = RequestedFields> {
  /** The updated product. */
  product?: ProductWith<Field>;
  /** Result for each inventory item. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Application errors of `updateProductWithInventory`. */
export type UpdateProductWithInventoryApplicationErrors = ProductApplicationErrors<
  | 'RIBBON_NOT_FOUND'
  | 'INFO_SECTION_ERROR_OCCURRED'
  | 'CUSTOMIZATION_NOT_EXIST'
  | 'ADD_CUSTOMIZATION_CHOICES_FAILED'
  | 'CHOICE_NOT_EXIST'
  | 'PRODUCT_RESTRICTION_ERROR'
  | 'PREORDER_VALIDATION_ERROR'
  | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
>;

/** Violated validation rules of `updateProductWithInventory`. */
export type UpdateProductWithInventoryValidationErrors =
  | CreateProductWithInventoryValidationErrors
  | ProductValidationErrors<'MISSING_VARIANT_OPTION_CHOICE' | 'MISSING_VARIANT_OPTION'>;

/** Call signature of `updateProductWithInventory`. */
export interface UpdateProductWithInventorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    product: UpdateProductWithInventoryProduct,
    options?: UpdateProductWithInventoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<UpdateProductWithInventoryResponse<Field>>;
}

/**
 * Updates a product, and the inventory items of its variants at the default location. Omitted fields are unchanged;
 * lists are replaced. Requires a merchant identity.
 *
 * @param _id - Product ID.
 * @param product - Fields to update, with the current `revision`.
 * @param options - Fields on request, and whether to return the inventory items.
 * @returns The updated product, and the result for each inventory item.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the product does not exist.
 * @throws `ApiError` with a code of {@link UpdateProductWithInventoryApplicationErrors}, such as `RIBBON_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link UpdateProductWithInventoryValidationErrors}, such as
 * `INVALID_SLUG_FORMAT`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const rename = (id: string, revision: string, name: string) =>
 *   client.productsV3.updateProductWithInventory(id, { revision, name });
 * ```
 * @see PATCH /stores/v3/products-with-inventory/{product.id}
 */
export const updateProductWithInventory = /* @__PURE__ */ operation<UpdateProductWithInventorySignature>({
  id: 'stores.productsV3.updateProductWithInventory',
  method: 'PATCH',
  path: '/stores/v3/products-with-inventory/{product.id}',
  args: ['product._id', 'product', '...options'],
  request: { product: productWithInventoryShape },
  response: { product: productShape, inventoryResults: inventoryResultsShape },
});
