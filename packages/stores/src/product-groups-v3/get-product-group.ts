import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productGroupShape } from './entity/product-group.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Options for `getProductGroup`. */
export type GetProductGroupOptions<Field = ProductGroupRequestedFields> = FieldsOptions<Field>;

/** Call signature of `getProductGroup`. */
export interface GetProductGroupSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    productGroupId: string,
    options?: GetProductGroupOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductGroupWith<Field>>;
}

/**
 * Gets a product group. Members that are not `ACTIVE` are returned only to callers that may read hidden products.
 *
 * @param productGroupId - Product group ID.
 * @param options - Fields on request to return.
 * @returns The product group.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the product group does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const find = (id: string) =>
 *   client.productGroupsV3.getProductGroup(id, { fields: ['GROUPING_CUSTOMIZATION'] });
 * ```
 * @see GET /stores/v3/product-groups/{productGroupId}
 */
export const getProductGroup = /* @__PURE__ */ operation<GetProductGroupSignature>({
  id: 'stores.productGroupsV3.getProductGroup',
  method: 'GET',
  path: '/stores/v3/product-groups/{productGroupId}',
  args: ['productGroupId', '...options'],
  response: { productGroup: productGroupShape },
  unwrap: 'productGroup',
  repeatable: true,
});
