import { operation } from '@cartwright/core';
import type { ApplicationError } from '../shared/bulk-results.js';
import { requireEach, requireText } from '../shared/require.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';

/** Options for `assignProductsToProductGroup`. */
export interface AssignProductsToProductGroupOptions {
  /** Product IDs; from 1 to 100. */
  productIds: readonly string[];
}

/** Result of assigning one product. */
export interface ProductAssignmentResult {
  /** Product ID. */
  productId?: string;
  /** Whether the product was assigned. */
  success?: boolean;
  /** Reason for the failure. Absent on success. */
  error?: ApplicationError;
}

/** Response of `assignProductsToProductGroup`. */
export interface AssignProductsToProductGroupResponse {
  /** Result for each product. */
  results?: ProductAssignmentResult[];
}

/** Application errors of `assignProductsToProductGroup`. */
export type AssignProductsToProductGroupApplicationErrors = ProductGroupApplicationErrors<
  'MEMBER_LIMIT_EXCEEDED' | 'PRODUCTS_NOT_FOUND' | 'PRODUCTS_MISSING_CUSTOMIZATION'
>;

/**
 * Assigns products to a product group. Each can fail on its own; members are skipped and reported as successes. A
 * product can be in one product group only. Requires a merchant identity.
 *
 * @param productGroupId - Product group ID.
 * @param options - Products.
 * @returns The result for each product.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list. No request is sent.
 * @throws `ApiError` with status 404 if the product group does not exist.
 * @throws `ApiError` with a code of {@link AssignProductsToProductGroupApplicationErrors}, such as
 * `MEMBER_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const assign = (groupId: string, productIds: string[]) =>
 *   client.productGroupsV3.assignProductsToProductGroup(groupId, { productIds });
 * ```
 * @see POST /stores/v3/product-groups/assign-products
 */
export const assignProductsToProductGroup = /* @__PURE__ */ operation<
  [productGroupId: string, options: AssignProductsToProductGroupOptions],
  AssignProductsToProductGroupResponse
>({
  id: 'stores.productGroupsV3.assignProductsToProductGroup',
  method: 'POST',
  path: '/stores/v3/product-groups/assign-products',
  args: ['productGroupId', '...options'],
  prepare: (productGroupId, options) => {
    requireText(productGroupId, 'productGroupId');
    requireEach(options.productIds, 'productIds');
  },
});
