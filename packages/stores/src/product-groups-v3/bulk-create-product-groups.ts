import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import { productGroupShape, type ProductGroup } from './entity/product-group.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Options for `bulkCreateProductGroups`. */
export interface BulkCreateProductGroupsOptions<Field = ProductGroupRequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the product groups.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateProductGroups`. */
export type BulkCreateProductGroupsResponse<Field = ProductGroupRequestedFields> = BulkResponse<
  BulkEntityResult<ProductGroupWith<Field>>
>;

/** Application errors of `bulkCreateProductGroups`. */
export type BulkCreateProductGroupsApplicationErrors = ProductGroupApplicationErrors<
  'PRODUCT_GROUP_LIMIT_EXCEEDED' | 'CUSTOMIZATION_NOT_FOUND' | 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE'
>;

/** Call signature of `bulkCreateProductGroups`. */
export interface BulkCreateProductGroupsSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    productGroups: readonly ProductGroup[],
    options?: BulkCreateProductGroupsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkCreateProductGroupsResponse<Field>>;
}

/**
 * Creates several product groups. Each can fail on its own. Requires a merchant identity.
 *
 * @param productGroups - Product groups to create; from 1 to 100. `name` and `groupingCustomizationId` are required.
 * @param options - Whether to return the product groups, and fields on request.
 * @returns The result for each product group, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreateProductGroupsApplicationErrors}, such as
 * `CUSTOMIZATION_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const create = (names: string[], groupingCustomizationId: string) =>
 *   client.productGroupsV3.bulkCreateProductGroups(names.map((name) => ({ name, groupingCustomizationId })));
 * ```
 * @see POST /stores/v3/bulk/product-groups/create
 */
export const bulkCreateProductGroups = /* @__PURE__ */ operation<BulkCreateProductGroupsSignature>({
  id: 'stores.productGroupsV3.bulkCreateProductGroups',
  method: 'POST',
  path: '/stores/v3/bulk/product-groups/create',
  args: ['productGroups', '...options'],
  prepare: (productGroups) => requireEach(productGroups, 'productGroups'),
  request: { productGroups: productGroupShape },
  response: { results: { item: productGroupShape } },
});
