import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import { productGroupShape, type ProductGroup } from './entity/product-group.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** A product group to update. */
export interface MaskedProductGroup {
  /** The product group’s `_id`, its current `revision` and the fields to update. */
  productGroup?: ProductGroup;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateProductGroups`. */
export interface BulkUpdateProductGroupsOptions<Field = ProductGroupRequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the product groups.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateProductGroups`. */
export type BulkUpdateProductGroupsResponse<Field = ProductGroupRequestedFields> = BulkResponse<
  BulkEntityResult<ProductGroupWith<Field>>
>;

/** Call signature of `bulkUpdateProductGroups`. */
export interface BulkUpdateProductGroupsSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    productGroups: readonly MaskedProductGroup[],
    options?: BulkUpdateProductGroupsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateProductGroupsResponse<Field>>;
}

/**
 * Updates several product groups. Each can fail on its own. Requires a merchant identity.
 *
 * @param productGroups - Product groups to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the product groups, and fields on request.
 * @returns The result for each product group, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const rename = (productGroup: { _id: string; revision: string }) =>
 *   client.productGroupsV3.bulkUpdateProductGroups([{ productGroup: { ...productGroup, name: 'Wool beanie' } }]);
 * ```
 * @see POST /stores/v3/bulk/product-groups/update
 */
export const bulkUpdateProductGroups = /* @__PURE__ */ operation<BulkUpdateProductGroupsSignature>({
  id: 'stores.productGroupsV3.bulkUpdateProductGroups',
  method: 'POST',
  path: '/stores/v3/bulk/product-groups/update',
  args: ['productGroups', '...options'],
  prepare: (productGroups) => requireEach(productGroups, 'productGroups'),
  request: { productGroups: { productGroup: productGroupShape, fieldMask } },
  response: { results: { item: productGroupShape } },
});
