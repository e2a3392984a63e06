import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productGroupShape, type ProductGroup } from './entity/product-group.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Fields of a product group to update. `revision` is required. */
export type UpdateProductGroup = ProductGroup & { revision: string | null };

/** Options for `updateProductGroup`. */
export type UpdateProductGroupOptions<Field = ProductGroupRequestedFields> = FieldsOptions<Field>;

/** Call signature of `updateProductGroup`. */
export interface UpdateProductGroupSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    _id: string,
    productGroup: UpdateProductGroup,
    options?: UpdateProductGroupOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductGroupWith<Field>>;
}

/**
 * Updates a product group. Omitted fields are unchanged. Members are changed with `assignProductsToProductGroup`.
 * Requires a merchant identity.
 *
 * @param _id - Product group ID.
 * @param productGroup - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated product group, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the product group does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const reorder = (id: string, revision: string, choiceOrder: string[]) =>
 *   client.productGroupsV3.updateProductGroup(id, { revision, choiceOrder });
 * ```
 * @see PATCH /stores/v3/product-groups/{productGroup.id}
 */
export const updateProductGroup = /* @__PURE__ */ operation<UpdateProductGroupSignature>({
  id: 'stores.productGroupsV3.updateProductGroup',
  method: 'PATCH',
  path: '/stores/v3/product-groups/{productGroup.id}',
  args: ['productGroup._id', 'productGroup', '...options'],
  request: { productGroup: productGroupShape },
  response: { productGroup: productGroupShape },
  unwrap: 'productGroup',
});
