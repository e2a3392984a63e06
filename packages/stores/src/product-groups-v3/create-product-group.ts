import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productGroupShape, type ProductGroup } from './entity/product-group.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Options for `createProductGroup`. */
export type CreateProductGroupOptions<Field = ProductGroupRequestedFields> = FieldsOptions<Field>;

/** Application errors of `createProductGroup`. */
export type CreateProductGroupApplicationErrors = ProductGroupApplicationErrors<
  'PRODUCT_GROUP_LIMIT_EXCEEDED' | 'CUSTOMIZATION_NOT_FOUND' | 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE'
>;

/** Call signature of `createProductGroup`. */
export interface CreateProductGroupSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    productGroup: ProductGroup,
    options?: CreateProductGroupOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductGroupWith<Field>>;
}

/**
 * Creates a product group without members. Requires a merchant identity.
 *
 * @param productGroup - Product group to create. `name` and `groupingCustomizationId` are required.
 * @param options - Fields on request to return.
 * @returns The created product group.
 * @throws `ApiError` with a code of {@link CreateProductGroupApplicationErrors}, such as `CUSTOMIZATION_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const create = (groupingCustomizationId: string) =>
 *   client.productGroupsV3.createProductGroup({ name: 'Wool beanie', groupingCustomizationId });
 * ```
 * @see POST /stores/v3/product-groups
 */
export const createProductGroup = /* @__PURE__ */ operation<CreateProductGroupSignature>({
  id: 'stores.productGroupsV3.createProductGroup',
  method: 'POST',
  path: '/stores/v3/product-groups',
  args: ['productGroup', '...options'],
  request: { productGroup: productGroupShape },
  response: { productGroup: productGroupShape },
  unwrap: 'productGroup',
});
