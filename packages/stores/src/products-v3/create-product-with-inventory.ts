import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { inventoryResultsShape, type BulkInventoryItemResults } from '../catalog-v3/results/inventory-results.js';
import { productWithInventoryShape, type ProductWithInventory } from './entity/product-with-inventory.js';
import { productShape } from './entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';

/** Options for `createProductWithInventory`. */
export interface CreateProductWithInventoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `createProductWithInventory`. */
export interface CreateProductWithInventoryResponse<Field = RequestedFields> {
  /** The created product. */
  product?: ProductWith<Field>;
  /** Result for each inventory item. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Application errors of `createProductWithInventory`. */
export type CreateProductWithInventoryApplicationErrors = ProductApplicationErrors<
  | 'RIBBON_NOT_FOUND'
  | 'RIBBON_CREATION_FAILED'
  | 'INFO_SECTION_CREATION_FAILED'
  | 'CUSTOMIZATION_NOT_EXIST'
  | 'CUSTOMIZATIONS_CREATION_FAILED'
  | 'ADD_CUSTOMIZATION_CHOICES_FAILED'
  | 'CHOICE_NOT_EXIST'
  | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'
  | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED'
  | 'MODIFIER_NAME_AND_TYPE_REQUIRED'
  | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED'
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
>;

/** Violated validation rules of `createProductWithInventory`. */
export type CreateProductWithInventoryValidationErrors = ProductValidationErrors<
  | 'INVALID_SLUG_FORMAT'
  | 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'
  | 'BRAND_MISSING_ID'
  | 'PRICE_PER_UNIT_NOT_ALIGNED'
  | 'MODIFIERS_ID_DUPLICATION_ERROR'
>;

/** Call signature of `createProductWithInventory`. */
export interface CreateProductWithInventorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    product: ProductWithInventory,
    options?: CreateProductWithInventoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<CreateProductWithInventoryResponse<Field>>;
}

/**
 * Creates a product, and inventory items of its variants at the default location. Requires a merchant identity.
 *
 * @param product - Product to create. `name`, `productType` and at least one variant with a price are required.
 * `inventoryItem` of a variant sets its stock.
 * @param options - Fields on request, and whether to return the inventory items.
 * @returns The created product, and the result for each inventory item.
 * @throws `ApiError` with a code of {@link CreateProductWithInventoryApplicationErrors}, such as `RIBBON_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateProductWithInventoryValidationErrors}, such as
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
 * export const create = () =>
 *   client.productsV3.createProductWithInventory({
 *   name: 'Beanie',
 *   productType: 'PHYSICAL',
 *   physicalProperties: {},
 *   variantsInfo: { variants: [{ price: { actualPrice: { amount: '29.00' } }, physicalProperties: {}, inventoryItem: { quantity: 10 } }] },
 * });
 * ```
 * @see POST /stores/v3/products-with-inventory
 */
export const createProductWithInventory = /* @__PURE__ */ operation<CreateProductWithInventorySignature>({
  id: 'stores.productsV3.createProductWithInventory',
  method: 'POST',
  path: '/stores/v3/products-with-inventory',
  args: ['product', '...options'],
  request: { product: productWithInventoryShape },
  response: { product: productShape, inventoryResults: inventoryResultsShape },
});
